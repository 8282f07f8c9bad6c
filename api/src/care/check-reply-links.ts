import { helplineDirectory } from 'contracts/helplines';

const SCHEME = /(?:https?|javascript|mailto|tel):|www\./i;
const DOMAIN =
  /(?<![\p{L}\p{N}])(?:[a-z0-9-]+\.)+(?:com|org|net|in|help|info|app|io|edu|gov|chat)(?![\p{L}\p{N}])/u;
const PATH = /(?<![\p{L}\p{N}])(?:[a-z0-9-]+\.)+[a-z]{2,6}\/\w/iu;
const SPOKEN = /\bdot (?:com|in|org|net)\b|डॉट (?:कॉम|इन|ऑर्ग)/i;
const MAIL = /[\w.+-]+@[a-z0-9-]+\.[a-z]/i;

/** What every address has; most sentences do not, and are read no further. */
const MAYBE = /[.:@]\S|\bdot\b|डॉट/i;

/** Whether a text holds an address to open or write to, other than the directory of helplines. docs/product/care.md, Replies. */
export const holdsLink = (text: string): boolean =>
  MAYBE.test(text) &&
  [SCHEME, DOMAIN, PATH, SPOKEN, MAIL].some((shape) => shape.test(text.replaceAll(helplineDirectory, '')));
