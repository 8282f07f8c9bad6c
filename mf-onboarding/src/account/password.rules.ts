/** What is wrong with the length of a new password, or null. While `min` is not known, the server is the one to judge. */
export function passwordProblem(password: string, min = 0): string | null {
  return password.length < min ? `Password must be at least ${min} characters` : null;
}

/** The line under a new password; a blank of the same height until `min` is known, so that nothing moves. */
export function passwordHint(min: number | undefined): string {
  return min === undefined ? '\u00a0' : `At least ${min} characters`;
}
