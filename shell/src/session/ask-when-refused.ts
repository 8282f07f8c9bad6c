import type { Http } from 'contracts/http';
import { isProblemError } from 'contracts/problem';

/** The same client, but a call that is refused for want of a session also has the server asked who is here. */
export function askWhenRefused(http: Http, ask: () => void): Http {
  const watched =
    (call: Http['get']): Http['get'] =>
    (path, options) => {
      const answer = call(path, options);
      answer.catch((error: unknown) => {
        if (isProblemError(error) && error.code === 'sign_in_needed') ask();
      });
      return answer;
    };
  return {
    get: watched(http.get),
    post: watched(http.post),
    put: watched(http.put),
    patch: watched(http.patch),
    delete: watched(http.delete),
  };
}
