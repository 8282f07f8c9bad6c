import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

// As many tries as six characters at random take: the shortest password there is must not be refused for its length alone.
const TRIES = 1e6;
// What is read of a password at most: a long one is as hard as its beginning at least, and reading takes time.
const CHARACTERS = 24;
const SPELLINGS = 10;

// What the estimator's lists of the world do not have: India's own favourites.
const INDIAN = `
  abcd@123 abcd@1234 admin@123 amit123 anjali123 bharatmata dhoni07 ganpati harharmahadev india@123 jaan123 jaihind123 jaishreeram
  jaishriram login123 msdhoni neha123 omnamahshivaya pass@123 pass@1234 password@123 pooja123 qwerty@123 radhekrishna ramesh123
  rohit123 rohit45 sachin10 shivshakti shreeram shriram test@123 user@123 virat123 virat18 welcome@123`
  .trim()
  .split(/\s+/);

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Whether a password is among the first that anybody would try for this address: a common one, a word or a date with little
 * added, or the address itself. The lists (some 60 MB) are loaded at the first call.
 */
export async function isGuessable(password: string, email: string): Promise<boolean> {
  const own = [email, email.split('@')[0] ?? '', 'saathi'];
  estimator ??= loadEstimator();
  return (await estimator).check(password.slice(0, CHARACTERS), own).guesses < TRIES;
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, indian: INDIAN },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: SPELLINGS,
  });
}
