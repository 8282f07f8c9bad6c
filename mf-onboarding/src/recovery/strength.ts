export interface Strength {
  level: 0 | 1 | 2 | 3;
  hint: string;
}

/** How strong a new password is, with the hint of part 2 §5. Level 0 is too short to be taken. */
export function strengthOf(password: string): Strength {
  const { length } = password;
  if (length < 8) return { level: length < 6 ? 0 : 1, hint: '8+ characters recommended' };
  const strong = length >= 10 && /\p{Lu}/u.test(password) && /\d/.test(password);
  return strong ? { level: 3, hint: 'Strong password' } : { level: 2, hint: 'Good password' };
}

/** What is wrong with a new password and its repetition, or null (part 2 §5). */
export function newPasswordProblem(password: string, repeated: string): string | null {
  if (password.length < 6) return 'Password must be at least 6 characters';
  return password === repeated ? null : 'Passwords do not match';
}
