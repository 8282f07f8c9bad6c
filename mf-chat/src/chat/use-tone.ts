import { useHost } from 'contracts';
import type { Http } from 'contracts/http';
import { useEffect, useState } from 'react';
import type { TonePlayer } from 'remote-kit/tone-player';

type State = 'quiet' | 'playing' | 'failed';

const VOLUME = 0.6;

/** Plays a tone softly under the conversation, until it is stopped, another one begins or the page is left. */
export function useTone(hz: number): { state: State; toggle(): Promise<void> } {
  const { http } = useHost();
  const [state, setState] = useState<State>('quiet');
  const [player] = useState(() => latePlayer(http, setState));

  useEffect(() => {
    player.arrive().catch(() => undefined);
    return player.close;
  }, [player]);

  async function toggle() {
    const stopping = state === 'playing';
    if (!stopping) setState('playing');
    try {
      // Without a pause once it is there: browsers allow sound only inside the tap.
      const there = player.arrived() ?? (await player.arrive());
      if (stopping) there.stop();
      else await there.play(hz);
    } catch {
      setState('failed');
    }
  }

  return { state, toggle };
}

/** The player, whose code comes with the first suggestion and not with the chat. What did not arrive is asked for again. */
function latePlayer(http: Http, show: (state: State) => void) {
  let arriving: Promise<TonePlayer> | undefined;
  let arrived: TonePlayer | undefined;

  async function load(): Promise<TonePlayer> {
    const { createTonePlayer } = await import(/* webpackChunkName: "tone-player" */ 'remote-kit/tone-player');
    const onChange = (playing: unknown) => show(playing ? 'playing' : 'quiet');
    arrived = createTonePlayer({ http, volume: VOLUME, onChange });
    return arrived;
  }

  function arrive(): Promise<TonePlayer> {
    arriving ??= load().catch((error: unknown) => {
      arriving = undefined;
      throw error;
    });
    return arriving;
  }

  return {
    arrived: () => arrived,
    arrive,
    close() {
      arriving?.then(
        (player) => player.close(),
        () => undefined,
      );
    },
  };
}
