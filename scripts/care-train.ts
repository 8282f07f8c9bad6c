import { writeFileSync } from 'node:fs';
import { readReplies } from '../api/src/care/reply-model/reply-corpus.ts';
import { packReplyWeights, REPLY_WEIGHTS_FILE } from '../api/src/care/reply-model/reply-weights.ts';
import { trainReplies } from '../api/src/care/reply-model/train-replies.ts';
import { trainCare } from '../api/src/care/training/train-care.ts';

function trainMessages(): string {
  const { bytes, messages, turns } = trainCare();
  return `${messages} messages and ${turns} turns: ${bytes} bytes`;
}

function trainReplyCheck(): string {
  const rows = readReplies('train');
  const packed = packReplyWeights(trainReplies(rows));
  writeFileSync(REPLY_WEIGHTS_FILE, packed);
  return `${rows.length} replies: ${packed.length} bytes`;
}

// `npm run care:train`: trains the check of messages from the corpus, on one core, and writes its weights; `npm run care:train replies` that of
// replies. The same corpus gives the same bytes.
const started = performance.now();
const learned = process.argv.includes('replies') ? trainReplyCheck() : trainMessages();
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(`Trained on ${learned}, in ${seconds} s.\n`);
