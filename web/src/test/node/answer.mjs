// Answers questions to the package, one a line: a function and its arguments as JSON, in which { "bytes": […] } is a file.
// Usage: node answer.mjs INDEX QUESTIONS
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [index, questions] = process.argv.slice(2);
const rules = await import(pathToFileURL(index));
for (const line of readFileSync(questions, 'utf8').split('\n')) {
  if (line !== '') {
    const [name, ...values] = JSON.parse(line);
    let answer;
    try {
      answer = rules[name](...values.map((value) => (value?.bytes === undefined ? value : Uint8Array.from(value.bytes))));
    } catch (error) {
      answer = { error: error instanceof rules.AssizeError ? error.message : String(error) };
    }
    process.stdout.write(JSON.stringify(answer) + '\n');
  }
}
