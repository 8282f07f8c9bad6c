import type { Http } from 'contracts/http';
import { parseJson } from 'contracts/http';
import { isProblemError } from 'contracts/problem';
import { ToneList } from 'contracts/tones';

const LIST = '/v1/tones';
const AUDIO_CACHE = 'saathi_tones';

/** The tones and where to hear them. Without a connection, as they were listed last; throws a ProblemError when that is not known either. */
export function fetchTones(http: Http): Promise<ToneList> {
  return parseJson(listed(http), ToneList);
}

async function listed(http: Http): Promise<Response> {
  const cache = await openAudioCache();
  try {
    const answer = await http.get(LIST);
    await cache?.put(LIST, answer.clone());
    return answer;
  } catch (error) {
    const last = isProblemError(error) && error.status === 0 ? await cache?.match(LIST) : undefined;
    if (!last) throw error;
    return last;
  }
}

/** The mp3 file at a tone's address, from this device once it has been heard. Throws a ProblemError, 404 for a missing tone. */
export async function fetchAudio(http: Http, url: string): Promise<ArrayBuffer> {
  const cache = await openAudioCache();
  const kept = await cache?.match(url);
  if (kept) return kept.arrayBuffer();
  const answer = await http.get(url);
  // An older version of the same tone would only take room.
  await cache?.delete(url, { ignoreSearch: true });
  await cache?.put(url, answer.clone());
  return answer.arrayBuffer();
}

/** Takes a tone off the shelf that turned out not to be playable, so that the next try fetches it anew. */
export async function forgetAudio(url: string): Promise<void> {
  await (await openAudioCache())?.delete(url);
}

/** Where heard tones stay on the device; undefined where the browser keeps nothing (a private window, a full disk). */
function openAudioCache(): Promise<Cache | undefined> {
  return 'caches' in globalThis
    ? caches.open(AUDIO_CACHE).catch(() => undefined)
    : Promise.resolve(undefined);
}
