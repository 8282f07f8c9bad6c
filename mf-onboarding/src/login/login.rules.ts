export type Mode = 'sign-in' | 'sign-up';

const PASSWORD_MIN = 6;

/** What is wrong with the form before anybody is asked, or null (part 1 §5). An existing password may be any length. */
export function loginProblem(mode: Mode, email: string, password: string): string | null {
  if (!email.trim() || !password) return 'Please enter email and password';
  if (mode === 'sign-up' && password.length < PASSWORD_MIN) return 'Password must be at least 6 characters';
  return null;
}
