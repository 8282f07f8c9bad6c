import { CONTRACT } from 'contracts/remote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishedPage } from '../testing/pages.ts';
import { publishRemote } from '../testing/publish-remote.ts';
import { forgetRemote, loadPage } from './load-page.ts';

const About = () => 'about';
const Terms = () => 'terms';
const well = () => ({
  contract: CONTRACT,
  pages: [
    { path: '/about', load: async () => About },
    { path: '/terms', load: async () => Terms },
  ],
});

beforeEach(() => {
  // The federation runtime warns whenever a name is registered again, which is how a Retry works.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('A page of a remote', () => {
  it('is brought by its remote, which is loaded once for all its pages', async () => {
    const { remote, timesRun } = await publishRemote({ module: well });
    expect(await loadPage(publishedPage('/about', { remote }))).toBe(About);
    expect(await loadPage(publishedPage('/terms', { remote }))).toBe(Terms);
    expect(timesRun()).toBe(1);
  });

  it('that the remote does not have is refused by name', async () => {
    const { remote } = await publishRemote({ module: well });
    await expect(loadPage(publishedPage('/contact', { remote }))).rejects.toThrow(/has no page \/contact/);
  });
});

describe('A remote', () => {
  it('of another contract is refused before it runs', async () => {
    const { remote, timesRun } = await publishRemote({ module: well, contract: CONTRACT - 1 });
    await expect(loadPage(publishedPage('/about', { remote }))).rejects.toThrow(/speaks contract/);
    expect(timesRun()).toBe(0);
  });

  it('that speaks another contract than it was published with is refused', async () => {
    const { remote } = await publishRemote({ module: () => ({ ...well(), contract: CONTRACT + 1 }) });
    await expect(loadPage(publishedPage('/about', { remote }))).rejects.toThrow(/speaks contract/);
  });

  it('that exposes nothing is refused', async () => {
    const { remote } = await publishRemote({ module: () => null });
    await expect(loadPage(publishedPage('/about', { remote }))).rejects.toThrow(/exposes nothing/);
  });

  it('that cannot be fetched is missing', async () => {
    const { remote } = await publishRemote({ module: well });
    URL.revokeObjectURL(remote.entry);
    await expect(loadPage(publishedPage('/about', { remote }))).rejects.toThrow(/Failed to load script/);
  });

  it('that failed stays failed until it is forgotten, and then loads anew', async () => {
    let broken = true;
    const { remote } = await publishRemote({
      module: () => {
        if (broken) throw new Error('broken');
        return well();
      },
    });
    const about = publishedPage('/about', { remote });
    await expect(loadPage(about)).rejects.toThrow(/broken/);
    broken = false;
    await expect(loadPage(about)).rejects.toThrow(/broken/);
    forgetRemote(remote);
    expect(await loadPage(about)).toBe(About);
  });
});

describe('The entry of a remote', () => {
  it('is run only with the hash it was published with, in every list that comes', async () => {
    for (const integrity of [`sha384-${'A'.repeat(64)}`, `sha384-${'B'.repeat(64)}`]) {
      const { remote, timesRun } = await publishRemote({ module: well, integrity });
      await expect(loadPage(publishedPage('/about', { remote }))).rejects.toThrow(/Failed to load script/);
      expect(timesRun()).toBe(0);
    }
  });

  it('that no list names is not fetched', async () => {
    const { remote, timesRun } = await publishRemote({ module: well, listed: false });
    await expect(loadPage(publishedPage('/about', { remote }))).rejects.toThrow(/No list of remotes names/);
    expect(timesRun()).toBe(0);
  });

  it('of a development server is run without a hash', async () => {
    const { remote } = await publishRemote({ module: well, integrity: '' });
    expect(await loadPage(publishedPage('/about', { remote }))).toBe(About);
  });
});
