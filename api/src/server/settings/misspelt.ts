const PREFIX = 'SAATHI_';
// Whatever begins so is about the one mail server there is.
const FAMILY = 'SMTP_';
// Two changes in a short name (PORT, HOST) lead to too many innocent ones (HOME): there it is one.
const SHORT = 6;

// What other programs call what Saathi has, too.
const CALLED_ELSEWHERE: Record<string, string> = {
  DB_URL: 'DATABASE_URL',
  DB_URI: 'DATABASE_URL',
  PG_URL: 'DATABASE_URL',
  POSTGRES_URL: 'DATABASE_URL',
  POSTGRES_URI: 'DATABASE_URL',
  POSTGRESQL_URL: 'DATABASE_URL',
  OPENAI_KEY: 'AI_API_KEY',
  OPENAI_API_KEY: 'AI_API_KEY',
  OPENAI_BASE_URL: 'AI_BASE_URL',
  OPENAI_API_BASE: 'AI_BASE_URL',
  OPENAI_MODEL: 'AI_MODEL',
  MAIL_URL: 'SMTP_URL',
  MAILER_URL: 'SMTP_URL',
  FROM_EMAIL: 'MAIL_FROM',
  BETTER_AUTH_SECRET: 'AUTH_SECRET',
  JWT_SECRET: 'AUTH_SECRET',
  SESSION_SECRET: 'AUTH_SECRET',
  APP_URL: 'PUBLIC_URL',
  SITE_URL: 'PUBLIC_URL',
  BETTER_AUTH_URL: 'PUBLIC_URL',
};

/**
 * The names by which other programs go for a setting that Saathi was not given, each with what it is called here. They may stand
 * there for another program, so they are no mistake by themselves.
 */
export function calledElsewhere(given: string[]): string[] {
  return given.flatMap((name) => {
    const meant = CALLED_ELSEWHERE[name];
    return meant && !given.includes(meant) ? [`${name} is not read (did you mean ${meant}?)`] : [];
  });
}

/** The names that look meant for Saathi but that it does not know, each with what was probably meant. */
export function misspelt(given: string[], known: string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const bare = name.replace(PREFIX, '');
      const free = known.filter((other) => !given.includes(other));
      const meant = known.find((other) => isNear(bare, other)) ?? free.find((other) => isKin(bare, other));
      if (meant) return [`${name} is unknown (did you mean ${meant}?)`];
      return name.startsWith(PREFIX) ? [`${name} is unknown`] : [];
    });
}

function isNear(name: string, known: string): boolean {
  return editDistance(name, known) <= (known.length <= SHORT ? 1 : 2);
}

/** A part of the name (`AI_KEY` for AI_API_KEY), or of its family (`SMTP_SERVER` for SMTP_URL). */
function isKin(name: string, known: string): boolean {
  const [words, all] = [name.split('_'), known.split('_')];
  const isPart = words.length > 1 && words[0] === all[0] && words.every((word) => all.includes(word));
  return isPart || (name.startsWith(FAMILY) && known.startsWith(FAMILY));
}

/** How many letters to add, drop or change, or neighbours to exchange, from one word to the other. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1, exchanged ? at(i - 2, j - 2) + 1 : change),
      );
    }
  }
  return at(a.length, b.length);
}
