import { trainCare } from '../api/src/care/training/train-care.ts';

// `npm run care:train`: trains the check of messages from the corpus, on one core, and writes its weights. The same corpus gives the same bytes.
const started = performance.now();
const { bytes, messages, turns } = trainCare();
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(`Trained on ${messages} messages and ${turns} turns in ${seconds} s: ${bytes} bytes.\n`);
