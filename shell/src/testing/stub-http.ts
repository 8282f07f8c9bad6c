import type { Http } from 'contracts/http';
import { problemError } from 'contracts/problem';

/** What the stand-in answers to a call: a body, or what it throws; a promise of one makes it wait. */
type Answer = object | Error;

/**
 * A server in the place of the real one, at the host's `http`: answers `GET /v1/session` and the like from a table that a test may
 * change as it goes, and keeps what was asked.
 */
export function stubHttp(answers: Record<string, Answer>) {
  const asked: { call: string; json: unknown }[] = [];
  const call =
    (method: string): Http['get'] =>
    async (path, options) => {
      const name = `${method} ${path}`;
      asked.push({ call: name, json: options?.json });
      const answer = await (answers[name] ?? unknown(name));
      if (answer instanceof Error) throw answer;
      return Response.json(answer);
    };
  const http: Http = {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  };
  return { http, asked, calls: () => asked.map((one) => one.call) };
}

const unknown = (name: string) => problemError(404, { code: 'unknown', message: `Nobody answers ${name}.` });

/** What a call throws while the network is away. */
export const offline = problemError(0, { code: 'offline', message: 'Network error.' });
