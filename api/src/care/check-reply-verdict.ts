import { holdsLink } from './check-reply-links.ts';
import { phrasesIn } from './check-reply-phrases.ts';
import { featuresOfSentence } from './reply-model/read-sentence.ts';
import { scoreSentence } from './reply-model/reply-model.ts';
import { REFUSED_FROM } from './reply-model/reply-thresholds.ts';
import type { ReplyScores } from './reply-model/score-reply.ts';
import type { StopReason } from './stop-reason.ts';

/** What the model holds against a sentence most, where it is surer (in log-odds) than that reason asks for. */
function learnedIn({ wrong, reasons }: ReplyScores, minor: boolean): StopReason | undefined {
  const over = reasons
    .filter(({ reason }) => minor || reason !== 'romantic_minor')
    .map(({ reason, score }) => ({
      reason,
      by: score + (reason === 'romantic_minor' ? score : wrong) - REFUSED_FROM[reason],
    }));
  const worst = over.reduce((one, other) => (other.by > one.by ? other : one));
  return worst.by > 0 ? worst.reason : undefined;
}

/** Fewer words say too little to be judged by the model. */
const LEAST_WORDS = 3;

/** Why a sentence may not be shown, if so: a phrase, an address, or what the model says. docs/product/care.md, Replies. */
export function wrongIn(sentence: string, minor: boolean): StopReason | undefined {
  const phrases = phrasesIn(sentence);
  const phrase = phrases.find((reason) => minor || reason !== 'romantic_minor');
  if (phrase) return phrase;
  if (holdsLink(sentence)) return 'phone_number';
  if (sentence.trim().split(/\s+/).length < LEAST_WORDS) return undefined;
  return learnedIn(scoreSentence(featuresOfSentence(sentence, phrases)), minor);
}
