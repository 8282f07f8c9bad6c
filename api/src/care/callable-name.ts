/** The name to call somebody by in Saathi's own words; undefined without one, and for one with digits: it may be somebody's number. */
export function callableName(name: string | null | undefined): string | undefined {
  const plain = name?.trim();
  return plain && !/\p{N}/u.test(plain) ? plain : undefined;
}
