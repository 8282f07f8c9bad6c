import { useHost } from 'contracts';
import { type Mood, type MoodWeek, moodWords } from 'contracts/moods';
import { messageOf } from 'contracts/problem';
import { Bloom } from 'design-system/bloom';
import { ChoiceGroup } from 'design-system/choice-group';
import { useRef, useState } from 'react';
import type { Loaded } from 'remote-kit/use-loaded';
import { putMood } from './dashboard.api.ts';
import styles from './dashboard.module.css';
import { moodFigures } from './mood-figures.ts';

const choices = moodWords.map((word, i) => ({
  value: String(i + 1),
  label: word,
  figure: <Bloom petals={8} hue={moodFigures[i]?.hue} open={moodFigures[i]?.open} size={52} />,
}));

/** Today's check-in: one tap, changed by another. A mood that could not be kept goes back and says so. */
export function MoodRow({ moods }: { moods: Loaded<MoodWeek> }) {
  const { http } = useHost();
  const [problem, setProblem] = useState('');
  const taps = useRef(0);
  const today = moods.data?.days.at(-1);

  async function choose(mood: Mood) {
    if (!moods.data) return;
    const before = moods.data;
    const tap = ++taps.current;
    const days = before.days.map((day, i) => (i === before.days.length - 1 ? { ...day, mood } : day));
    moods.set({ ...before, days });
    setProblem('');
    try {
      const week = await putMood(http, mood);
      // Of two quick taps the answer to the first must not hide the second.
      if (tap === taps.current) moods.set(week);
    } catch (error) {
      moods.set(before);
      setProblem(`${messageOf(error)} Your check-in was not kept; please tap again.`);
    }
  }

  return (
    <ChoiceGroup
      className={styles.moods}
      legend="Today's mood"
      hideLegend
      layout="row"
      choices={choices.map((choice) => ({ ...choice, disabled: !moods.data }))}
      value={today?.mood ? String(today.mood) : null}
      onChange={(value) => void choose(Number(value))}
      error={problem}
    />
  );
}
