// The tree of a game: moves, rolls of the die and words about a count, each a node that knows the one before it.

export function root(fen) {
  return { parent: null, fen, children: [], comments: [], start: [], nags: [] };
}

// Adds a step after a node, unless it is there already.
export function add(parent, step) {
  const key = keyOf(step);
  const found = parent.children.find((child) => keyOf(child) === key);
  if (found !== undefined) {
    return found;
  }
  const node = { ...step, parent, children: [], comments: [], start: [], nags: [] };
  parent.children.push(node);
  return node;
}

export function keyOf(step) {
  return step.text ?? step.count ?? `r${step.face}`;
}

// Returns whether a step is no turn yet: a roll or a word before its move.
export function isWaiting(step) {
  return step.text === undefined && !step.lost;
}

// Says of a step what is written of another.
export function annotate(node, other) {
  node.comments = [...other.comments];
  node.start = [...other.start];
  node.nags = [...other.nags];
}

// Why a step that is a word about a count makes no sense after others; the empty text if it does, or is none.
export function whyNotSaid(before, step) {
  const said = before.findLast(({ count }) => count !== undefined);
  const isOn = said?.count === 'start';
  switch (step.count) {
    case 'start':
      return isOn ? 'a count is on already' : '';
    case 'stop':
      return isOn ? (sideOf(said) === sideOf(step) ? '' : 'the other player counts') : 'no count is on';
    default:
      return '';
  }
}

function sideOf(node) {
  return node.fen.split(' ')[1];
}

// The nodes from the first step to this one, the root left out.
export function path(node) {
  const nodes = [];
  for (let at = node; at.parent !== null; at = at.parent) {
    nodes.push(at);
  }
  return nodes.reverse();
}

// The line in which a node stands: the steps to it, and the main line after it.
export function line(node) {
  const nodes = path(node);
  for (let at = node; at.children.length > 0; at = at.children[0]) {
    nodes.push(at.children[0]);
  }
  return nodes;
}

export function last(node) {
  let at = node;
  while (at.children.length > 0) {
    at = at.children[0];
  }
  return at;
}

export function remove(node) {
  const siblings = node.parent.children;
  siblings.splice(siblings.indexOf(node), 1);
}

// Makes the line of a node the main line, all the way from the root.
export function promote(node) {
  for (let at = node; at.parent !== null; at = at.parent) {
    const siblings = at.parent.children;
    siblings.unshift(...siblings.splice(siblings.indexOf(at), 1));
  }
}

export function isMainLine(node) {
  return path(node).every((step) => step.parent.children[0] === step);
}

// The tree as the rules read and write it: a list of steps that name the one before them by its number.
export function toSteps(start) {
  const steps = [];
  const open = [...start.children].reverse().map((node) => [node, 0]);
  while (open.length > 0) {
    const [node, parent] = open.pop();
    const { text, face, lost, count, comments, nags } = node;
    steps.push({ parent, text, face, lost, count, comments, nags, start: node.start });
    const number = steps.length;
    open.push(...[...node.children].reverse().map((child) => [child, number]));
  }
  return steps;
}

export function fromSteps(fen, comments, steps) {
  const start = root(fen);
  start.comments.push(...comments);
  const nodes = [start];
  for (const step of steps) {
    const node = add(nodes[step.parent], {
      text: step.text,
      algebraic: step.algebraic,
      face: step.face,
      lost: step.lost,
      count: step.count,
      fen: step.fen,
    });
    node.comments.push(...(step.comments ?? []));
    node.nags.push(...(step.nags ?? []));
    node.start.push(...(step.start ?? []));
    nodes.push(node);
  }
  return start;
}
