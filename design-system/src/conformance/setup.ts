import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import '../tokens.css';
import '../reset.css';
import '../fonts.css';

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});

afterEach(async () => {
  await cleanup();
  const said = complaints.mock.calls.map((call) => call.map(String).join(' '));
  complaints.mockRestore();
  document.documentElement.removeAttribute('data-theme');
  expect(said, 'console.error').toEqual([]);
});
