import { createInterface } from 'node:readline';
import { answerLine } from '../api/src/care/answer-line.ts';

// `npm run --silent care`: JSON lines in, JSON lines out (api/src/care/answer-line.ts). A line that is no question is named and left out.
let number = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  number += 1;
  if (!line.trim()) continue;
  try {
    process.stdout.write(`${answerLine(line)}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    process.stderr.write(`Line ${number} is not { id, turns: [text, …] }: ${reason}\n`);
  }
}
