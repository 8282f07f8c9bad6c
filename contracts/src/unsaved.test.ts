import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Http } from './http.ts';
import { problemError } from './problem.ts';
import { forgetSaved, isRefusal, keepUnsaved, readUnsaved, saveUnsaved } from './unsaved.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A server that answers a PATCH so, and what it was sent. */
function server(answer: () => Response) {
  const sent: unknown[] = [];
  const call: Http['patch'] = async (_, options) => {
    sent.push(options?.json);
    return answer();
  };
  const http: Http = { get: call, post: call, put: call, patch: call, delete: call };
  return { http, sent };
}

const fails = (status: number) => () => {
  throw problemError(status, { code: 'some', message: 'No.' });
};

const asha = { id: 'p1', anonymous: false };

describe('What could not be saved', () => {
  test('waits with the last word on each field', () => {
    keepUnsaved({ country: 'IN', language: 'en' }, undefined);
    keepUnsaved({ country: 'GB', name: 'Asha' }, asha);
    expect(readUnsaved()).toEqual({
      person: 'p1',
      anonymous: false,
      change: { country: 'GB', language: 'en', name: 'Asha' },
    });
  });

  test('of one account is not mixed with what another one leaves', () => {
    keepUnsaved({ country: 'GB', name: 'Asha' }, asha);
    keepUnsaved({ country: 'IN' }, { id: 'p2', anonymous: false });
    expect(readUnsaved()).toEqual({ person: 'p2', anonymous: false, change: { country: 'IN' } });
  });

  test('is saved later, and then forgotten with what was typed', async () => {
    kept.set('country', 'IN');
    keepUnsaved({ country: 'IN' }, undefined);
    const { http, sent } = server(() => Response.json({}));
    await saveUnsaved(http);
    expect(sent).toEqual([{ country: 'IN' }]);
    expect([...kept]).toEqual([]);
  });

  test.each([0, 401, 429, 503])('still waits after an answer of %i', async (status) => {
    keepUnsaved({ country: 'IN' }, undefined);
    await expect(saveUnsaved(server(fails(status)).http)).rejects.toThrow('No.');
    expect(readUnsaved()?.change).toEqual({ country: 'IN' });
  });

  test('waits no longer once the server has refused it', async () => {
    keepUnsaved({ country: 'US' }, undefined);
    await saveUnsaved(server(fails(403)).http);
    expect(readUnsaved()).toBeUndefined();
  });

  test('gives way to what was saved since, field by field', () => {
    keepUnsaved({ country: 'IN', language: 'hi' }, asha);
    forgetSaved({ country: 'GB' });
    expect(readUnsaved()?.change).toEqual({ language: 'hi' });
    forgetSaved({ language: 'ta' });
    expect(readUnsaved()).toBeUndefined();
  });
});

test.each(['no JSON', 'null', '{"person":1}'])('something unreadable is nothing: %s', (text) => {
  kept.set('saathi_unsaved', text);
  expect(readUnsaved()).toBeUndefined();
});

test('what is typed anew while something is being saved stays', () => {
  kept.set('name', 'Asha Rao');
  kept.set('dob', '1999-04-12');
  forgetSaved({ name: 'Asha', dob: '1999-04-12' });
  expect([...kept]).toEqual([['name', 'Asha Rao']]);
});

test('a session that is over, too many calls or no answer are no refusals', () => {
  const error = (status: number) => problemError(status, { code: 'some', message: 'No.' });
  expect([0, 400, 401, 403, 429, 500].map((status) => isRefusal(error(status)))).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
});
