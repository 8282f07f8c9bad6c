import { useState } from 'react';
import { expect, it } from 'vitest';
import { visitor } from '../testing/people.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { stubHttp } from '../testing/stub-http.ts';
import { Frame } from './frame.tsx';

function Pages() {
  const [kind, setKind] = useState<'bare' | 'plain'>('bare');
  return (
    <Frame kind={kind}>
      <button type="button" onClick={() => setKind('plain')}>
        Go on
      </button>
    </Frame>
  );
}

it('A page under another frame takes a place of its own, so that nothing jumps when the header comes', async () => {
  const screen = await renderInShell(<Pages />, { http: stubHttp({ 'GET /v1/session': visitor }).http });
  await expect.element(screen.getByRole('main')).toBeVisible();
  const before = screen.getByRole('main').element();
  await screen.getByRole('button', { name: 'Go on' }).click();
  await expect.element(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main').element()).not.toBe(before);
});
