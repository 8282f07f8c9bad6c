import type { Http } from 'contracts/http';
import type { ToneList } from 'contracts/tones';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playing } from './tone-player.ts';

const list: ToneList = {
  loop: { start: 0.5, end: 8.5 },
  tones: [432, 528, 639].map((hz) => ({ id: `${hz}hz`, hz, url: hz === 639 ? null : `/audio/${hz}hz.mp3` })),
};

/** A tone as the device was told to play it. */
class FakeSource {
  loop = false;
  loopStart = 0;
  loopEnd = 0;
  /** Seconds on the audio clock, once it was told to end. */
  endsAt: number | undefined;
  onended: (() => void) | undefined;
  constructor(_: unknown, options: Partial<FakeSource>) {
    Object.assign(this, options);
  }
  connect<Node>(node: Node): Node {
    return node;
  }
  start() {}
  stop(at: number) {
    this.endsAt = at;
  }
}

/** Web Audio and the window, as far as the player uses them; returns the tones that were begun, in their order. */
function fakeAudio(): FakeSource[] {
  const begun: FakeSource[] = [];
  class Source extends FakeSource {
    override start() {
      begun.push(this);
    }
  }
  class Gain {
    gain = {
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      setTargetAtTime() {},
      cancelScheduledValues() {},
    };
    connect<Node>(node: Node): Node {
      return node;
    }
  }
  class Context {
    currentTime = 0;
    destination = {};
    async resume() {}
    async close() {}
    async decodeAudioData(mp3: ArrayBuffer) {
      if (mp3.byteLength === 0) throw new Error('no music');
      return {};
    }
  }
  vi.stubGlobal('AudioBufferSourceNode', Source);
  vi.stubGlobal('GainNode', Gain);
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('window', new EventTarget());
  return begun;
}

let begun: FakeSource[];
beforeEach(() => {
  begun = fakeAudio();
});
afterEach(() => vi.unstubAllGlobals());

/** A player of a remote's own: its copy of the kit shares no variable with another one's. */
async function remotePlayer(audio: (path: string) => Promise<Response> = async () => new Response('sound')) {
  vi.resetModules();
  const { createTonePlayer } = await import('./tone-player.ts');
  const shown: (Playing | null)[] = [];
  const get = (path: string) => (path === '/v1/tones' ? Promise.resolve(Response.json(list)) : audio(path));
  const http: Http = { get, post: get, put: get, patch: get, delete: get };
  const player = createTonePlayer({ http, onChange: (playing) => shown.push(playing) });
  return { player, shown };
}

test('a tone loops inside its samples, so that no silence of the file is heard', async () => {
  const { player, shown } = await remotePlayer();
  expect(await player.play(528)).toBe(true);
  expect(begun).toMatchObject([{ loop: true, loopStart: 0.5, loopEnd: 8.5 }]);
  expect(shown).toEqual([
    { hz: 528, sounding: false },
    { hz: 528, sounding: true },
  ]);
});

test('another tone takes its place', async () => {
  const { player, shown } = await remotePlayer();
  await player.play(528, list);
  await player.play(432, list);
  expect(begun.map(({ endsAt }) => endsAt !== undefined)).toEqual([true, false]);
  expect(shown.at(-1)).toEqual({ hz: 432, sounding: true });
});

test('a tone of another remote silences it, and its end is shown', async () => {
  const [one, two] = [await remotePlayer(), await remotePlayer()];
  await one.player.play(528, list);
  await two.player.play(432, list);
  expect(begun.map(({ endsAt }) => endsAt !== undefined)).toEqual([true, false]);
  expect([one.shown.at(-1), two.shown.at(-1)]).toEqual([null, { hz: 432, sounding: true }]);
  one.player.close();
  expect(begun[1]?.endsAt).toBeUndefined();
});

test('a tone that was stopped on its way never sounds', async () => {
  const { player, shown } = await remotePlayer();
  const played = player.play(528, list);
  player.stop();
  expect(await played).toBe(false);
  expect([begun, shown.at(-1)]).toEqual([[], null]);
});

test('of two choices in a row only the last sounds', async () => {
  const { player } = await remotePlayer();
  expect(await Promise.all([player.play(528, list), player.play(432, list)])).toEqual([false, true]);
  expect(begun).toHaveLength(1);
});

test('what cannot be played is said, and nothing is shown as playing', async () => {
  const { player, shown } = await remotePlayer(async () => new Response(''));
  await expect(player.play(528, list)).rejects.toThrow('no music');
  await expect(player.play(639, list)).rejects.toMatchObject({ status: 404, message: '639 Hz not found' });
  expect(shown.at(-1)).toBeNull();
});

test('the sleep timer is kept from tone to tone', async () => {
  const { player } = await remotePlayer();
  player.sleepAfter(20);
  await player.play(528, list);
  expect(begun[0]?.endsAt).toBe(20 * 60);
});

test('a tone that ends by itself is no longer shown', async () => {
  const { player, shown } = await remotePlayer();
  await player.play(528, list);
  begun[0]?.onended?.();
  expect(shown.at(-1)).toBeNull();
});
