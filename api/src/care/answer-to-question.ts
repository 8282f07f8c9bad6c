import type { CareKind, CareVerdict } from './levels.ts';

const YES =
  /^(yes|yeah|yea|yep|yup|ya|i am(?! not)|i do(?! not|n)|i think so|i have|true|haan?|haa|ji( haan?)?|bilkul|हाँ|हां|जी|बिल्कुल)(?![\p{L}\p{M}])/iu;
const NO = /^(no|nope|nah|not|i am not|nahi|nahin|nai|nhi|नहीं|नही)(?![\p{L}\p{M}])/iu;
const UNCLEAR =
  /^(maybe|perhaps|sometimes|i guess|i dont know|i don['’]t know|dont know|idk|not sure|kind of|sort of|a bit|a little|shayad|pata nahi|kabhi kabhi|शायद|पता नहीं|कभी कभी|कभी-कभी)(?![\p{L}\p{M}])/iu;

/**
 * What the answer to the question asked at a possible risk comes to, whatever else the message says: it was asked plainly, so a yes is
 * clear, and something between yes and no is possible. Undefined when it is no such answer (docs/product/care.md, Levels).
 */
export function answerToQuestion(kind: CareKind, message: string): CareVerdict | undefined {
  const said = message.trim();
  if (UNCLEAR.test(said)) return { level: 'possible', kind };
  // "Are you safe right now?" is the one question whose yes is the good answer.
  const [grave, good] = kind === 'danger_now' ? [NO, YES] : [YES, NO];
  if (good.test(said)) return undefined;
  return grave.test(said) ? { level: 'clear', kind } : undefined;
}
