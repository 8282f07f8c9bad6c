import type { Page } from '@playwright/test';
import { answered, expect, expectAccessible, keepScreen, sizes, test, unreached } from '../product.ts';

const HZ = [108, 174, 285, 396, 417, 432, 528, 639, 741, 852, 888, 963];

const tile = (page: Page, hz: number) => page.getByRole('button', { name: new RegExp(`^${hz} Hz`) });
const bar = (page: Page) => page.getByRole('region', { name: 'Now Playing' });

/** How many tiles stand in the first row. */
const columns = (page: Page) =>
  page
    .locator('main li')
    .evaluateAll(
      (tiles) =>
        tiles.filter((tile) => tile.getBoundingClientRect().top === tiles[0]?.getBoundingClientRect().top)
          .length,
    );

for (const [size, viewport] of Object.entries(sizes)) {
  test(`shows twelve tones on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/frequencies');
    await expect(page.getByRole('heading', { level: 1, name: 'Healing Frequencies' })).toBeVisible();
    for (const hz of HZ) await expect(tile(page, hz)).toBeEnabled();
    expect(await columns(page)).toBe(size === 'phone' ? 3 : 4);
    await tile(page, 528).click();
    await expect(tile(page, 528)).toContainText('Playing...');
    await expectAccessible(page);
    await keepScreen(page, `frequencies-${size}`);
  });
}

test('says that it is loading while the audio links are fetched', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('/v1/tones', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/frequencies');
  await expect(page.getByText('Loading frequencies...')).toBeVisible();
  letThrough();
  await expect(tile(page, 108)).toBeVisible();
  await expect(page.getByText('Loading frequencies...')).toBeHidden();
});

test('plays one tone at a time, until Stop', async ({ page }) => {
  await page.goto('/frequencies');
  await tile(page, 432).click();
  await expect(tile(page, 432)).toContainText('Playing...');
  await expect(bar(page)).toContainText('432 Hz');

  await tile(page, 639).click();
  await expect(tile(page, 639)).toContainText('Playing...');
  await expect(bar(page)).toContainText('639 Hz');
  await expect(page.getByText('Playing...', { exact: true })).toHaveCount(1);
  await expect(tile(page, 432)).toHaveAttribute('aria-pressed', 'false');

  await bar(page).getByRole('button', { name: 'Stop' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(tile(page, 639)).toHaveAttribute('aria-pressed', 'false');
});

test('is played and stopped with the keyboard', async ({ page }) => {
  await page.goto('/frequencies');
  await tile(page, 285).focus();
  await page.keyboard.press('Enter');
  await expect(tile(page, 285)).toContainText('Playing...');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
});

test('falls silent when the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const Native = window.AudioContext;
    window.AudioContext = class extends Native {
      constructor() {
        super();
        contexts.push(this);
      }
    };
    Object.assign(window, { contexts });
  });
  const states = () =>
    page.evaluate(() =>
      (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state),
    );
  await page.goto('/frequencies');
  await tile(page, 174).click();
  await expect(tile(page, 174)).toContainText('Playing...');
  await expect.poll(states).toEqual(['running']);
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(states).toEqual(['closed']);
});

test('ends by itself when the sleep timer runs out, and clears what was playing', async ({ page }) => {
  // The audio clock cannot be wound forward: what is asked to end minutes from now ends now, and the minutes are kept.
  await page.addInitScript(() => {
    const minutes: number[] = [];
    const { stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.stop = function (when = 0) {
      const ahead = when - this.context.currentTime;
      minutes.push(Math.round(ahead / 60));
      stop.call(this, ahead > 60 ? 0 : when);
    };
    Object.assign(window, { minutes });
  });
  await page.goto('/frequencies');
  await tile(page, 852).click();
  await expect(tile(page, 852)).toContainText('Playing...');
  await page.getByLabel('Sleep timer').selectOption('20 min');
  await expect(bar(page)).toBeHidden();
  await expect(tile(page, 852)).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => (window as unknown as { minutes: number[] }).minutes)).toContain(20);
});

test('plays a tone again without a connection once it was heard', async ({ page, context, expectErrors }) => {
  expectErrors(unreached('/functions/v1/audio-proxy/852hz.mp3'));
  await page.goto('/frequencies');
  await tile(page, 396).click();
  await expect(tile(page, 396)).toContainText('Playing...');
  await bar(page).getByRole('button', { name: 'Stop' }).click();
  await context.setOffline(true);

  await tile(page, 396).click();
  await expect(tile(page, 396)).toContainText('Playing...');
  await tile(page, 852).click();
  await expect(page.getByRole('alert').getByText('Playback failed')).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('counts one time of listening for a person, however many tones they hear', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await page.goto('/frequencies');
  for (const hz of [108, 963]) {
    await tile(page, hz).click();
    await expect(tile(page, hz)).toContainText('Playing...');
  }
  const heard = async () => (await (await page.request.get('/v1/journey')).json()).frequency_sessions;
  await expect.poll(heard).toBe(1);
});

test('disables a tone whose audio cannot be had', async ({ page }) => {
  await page.route('/v1/tones', async (route) => {
    const answer = await route.fetch();
    const list = await answer.json();
    list.tones[3].url = null;
    await route.fulfill({ json: list });
  });
  await page.goto('/frequencies');
  await expect(tile(page, 396)).toBeDisabled();
  await expect(tile(page, 417)).toBeEnabled();
  await expectAccessible(page);
});

test('says which tone was not found, and disables it', async ({ page, expectErrors }) => {
  expectErrors(answered(404, '/functions/v1/audio-proxy/888hz.mp3'), 1);
  await page.route('**/audio-proxy/888hz.mp3*', (route) =>
    route.fulfill({ status: 404, json: { code: 'tone_not_found', message: '888 Hz not found' } }),
  );
  await page.goto('/frequencies');
  await tile(page, 888).click();
  await expect(page.getByRole('alert').getByText('888 Hz not found')).toBeVisible();
  await expect(tile(page, 888)).toBeDisabled();
  await expect(bar(page)).toBeHidden();
});

test('says that playback failed when the audio is broken, and lets one try again', async ({ page }) => {
  await page.route('**/audio-proxy/741hz.mp3*', (route) =>
    route.fulfill({ contentType: 'audio/mpeg', body: 'no music' }),
  );
  await page.goto('/frequencies');
  await tile(page, 741).click();
  await expect(page.getByRole('alert').getByText('Playback failed')).toBeVisible();
  await expect(tile(page, 741)).toBeEnabled();
  await expect(tile(page, 741)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/audio-proxy/741hz.mp3*');
  await tile(page, 741).click();
  await expect(tile(page, 741)).toContainText('Playing...');
});

test('offers Retry when the tones cannot be listed', async ({ page, expectErrors }) => {
  expectErrors(answered(500, '/v1/tones'), 1);
  await page.route('/v1/tones', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'unexpected', message: 'Something went wrong. Please try again.' },
    }),
  );
  await page.goto('/frequencies');
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await page.unroute('/v1/tones');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(tile(page, 963)).toBeEnabled();
});

test('every tone, decoded by the browser and looped, is the frequency it says, without a seam', async ({
  page,
  baseURL,
}) => {
  await page.goto('/frequencies');
  const heard = await page.evaluate(async (url) => {
    const { loop, tones } = await (await fetch(`${url}/v1/tones`)).json();
    const rate = 44_100;
    const loudness = (samples: Float32Array, hz: number) => {
      const step = 2 * Math.cos((2 * Math.PI * hz) / rate);
      let [last, beforeLast] = [0, 0];
      for (const sample of samples) [last, beforeLast] = [sample + step * last - beforeLast, last];
      return Math.sqrt(last ** 2 + beforeLast ** 2 - step * last * beforeLast);
    };
    const listen = async (tone: { hz: number; url: string }) => {
      const length = loop.end - loop.start;
      const stage = new OfflineAudioContext(2, (length + 2) * rate, rate);
      const buffer = await stage.decodeAudioData(await (await fetch(tone.url)).arrayBuffer());
      const source = new AudioBufferSourceNode(stage, {
        buffer,
        loop: true,
        loopStart: loop.start,
        loopEnd: loop.end,
      });
      source.connect(stage.destination);
      source.start(0, loop.start);
      const samples = (await stage.startRendering()).getChannelData(0);
      // The seam is at `length` seconds: there the wave must be what it was one second after the start of any period.
      const seam = samples.subarray((length - 0.5) * rate, (length + 0.5) * rate);
      const others = [tone.hz - 5, tone.hz + 5, tone.hz * 2, tone.hz / 2];
      const own = loudness(seam, tone.hz);
      let jump = 0;
      for (let i = 1; i < seam.length; i++)
        jump = Math.max(jump, Math.abs((seam[i] ?? 0) - (seam[i - 1] ?? 0)));
      let usual = 0;
      for (let i = 1; i < rate; i++)
        usual = Math.max(usual, Math.abs((samples[5 * rate + i] ?? 0) - (samples[5 * rate + i - 1] ?? 0)));
      return {
        hz: tone.hz,
        purest: others.every((hz) => loudness(seam, hz) < own / 1.8),
        seamless: jump < usual * 1.4,
      };
    };
    return Promise.all(tones.map(listen));
  }, baseURL);
  expect(heard).toEqual(HZ.map((hz) => ({ hz, purest: true, seamless: true })));
});
