import { type Http, parseJson } from 'contracts/http';
import { type Mood, MoodWeek } from 'contracts/moods';

export function fetchMoods(http: Http, signal?: AbortSignal): Promise<MoodWeek> {
  return parseJson(http.get('/v1/moods', { signal }), MoodWeek);
}

/** Today's check-in; a second one takes the first one's place. The answer is the week with it. */
export function putMood(http: Http, mood: Mood): Promise<MoodWeek> {
  return parseJson(http.put('/v1/moods/today', { json: { mood } }), MoodWeek);
}
