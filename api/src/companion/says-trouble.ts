/** A reply that is about this is longer than one that only says it. */
const LONGEST = 400;

// As a model, or whoever stands before it, says it of itself; Saathi's own words for a failed reply are among them.
const TROUBLE =
  /\b(i['’]?m|i am|we['’]?re|we are)( currently| now| sorry,? but| still)?( having| experiencing| facing)( some| a few)? (trouble connecting|technical (difficult(y|ies)|issues?|problems?))\b/i;

/**
 * Whether a reply is no answer but only says that its model has technical difficulties. It costs nothing, a few times a day
 * (docs/product/credits.md, Free replies of a day).
 */
export function saysTrouble(reply: string): boolean {
  return reply.length <= LONGEST && TROUBLE.test(reply);
}
