import { useHost } from 'contracts';
import { useEffect, useState } from 'react';
import { fetchSupportEmail } from './support.api.ts';

export interface SupportEmail {
  email: string | null;
  error: unknown;
  retry(): void;
}

/** Where support is reached: `email` is null until it is known, `error` null unless it could not be had. */
export function useSupportEmail(): SupportEmail {
  const { http } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [email, setEmail] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    setError(null);
    fetchSupportEmail(http).then(setEmail, setError);
  }, [http, attempt]);

  return { email, error, retry: () => setAttempt((n) => n + 1) };
}
