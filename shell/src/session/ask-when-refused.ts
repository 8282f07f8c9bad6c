import type { Http } from 'contracts/http';
import { isProblemError } from 'contracts/problem';

/** The same client, but a call that is refused for want of a session also has the server asked who is here. */
export function askWhenRefused(http: Http, ask: () => void): Http {
  const watched = { ...http };
  for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
    watched[method] = (path, options) => {
      const answer = http[method](path, options);
      answer.catch((error) => isProblemError(error) && error.code === 'sign_in_needed' && ask());
      return answer;
    };
  }
  return watched;
}
