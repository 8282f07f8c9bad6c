import type { Http } from 'contracts/http';
import type { Answers } from 'contracts/personality';

/** Makes the person's type and reading out of their 24 answers. Throws a ProblemError. */
export async function putTraits(http: Http, answers: Answers): Promise<void> {
  await http.put('/v1/traits', { json: { answers } });
}
