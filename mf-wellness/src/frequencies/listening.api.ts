import type { Http } from 'contracts/http';

/** Counts for the person that they listened. Throws a ProblemError. */
export async function countListening(http: Http): Promise<void> {
  await http.post('/v1/frequency-sessions');
}
