// Reads a PGN file with chessops and prints what it has found, a line for each game, tag, move and comment; with a second
// name, writes the games there as chessops writes them.
import { readFileSync, writeFileSync } from 'node:fs';
import { makePgn, parsePgn } from 'chessops/pgn';

const line = (...cells) => console.log(cells.join('\t'));
const texts = comments => (comments ?? []).map(comment => comment.replace(/[ \n]+/g, ' ')).join('|');

const games = parsePgn(readFileSync(process.argv[2], 'utf8'));
for (const game of games) {
    line('game');
    for (const [name, value] of game.headers) line('tag', name, value);
    line('root', texts(game.comments));
    const open = game.moves.children.map((node, child) => ({ node, child, ply: 1 })).reverse();
    while (open.length) {
        const { node, child, ply } = open.pop();
        const { san, nags, startingComments, comments } = node.data;
        line('move', ply, child, san, (nags ?? []).join(' '), texts(startingComments), texts(comments));
        open.push(...node.children.map((next, index) => ({ node: next, child: index, ply: ply + 1 })).reverse());
    }
}
if (process.argv[3]) writeFileSync(process.argv[3], games.map(makePgn).join('\n'));
