import { type MoodWeek, moodWords } from 'contracts/moods';
import { Card } from 'design-system/card';
import { Skeleton } from 'design-system/skeleton';
import type { CSSProperties } from 'react';
import { LoadFailed } from 'remote-kit/load-failed';
import type { Loaded } from 'remote-kit/use-loaded';
import styles from './dashboard.module.css';
import { moodFigures } from './mood-figures.ts';
import { weekWords } from './time-words.ts';

/** The last seven days as bars; a day without a word is a dot, not a gap. */
export function WeekCard({ moods }: { moods: Loaded<MoodWeek> }) {
  return (
    <Card className={styles.card}>
      <h2 className={styles.label}>This week</h2>
      {moods.data ? (
        <>
          <ol className={styles.week}>
            {moods.data.days.map(({ day, mood }) => (
              <Day key={day} day={day} mood={mood} />
            ))}
          </ol>
          <p className={styles.soft}>
            {weekWords(moods.data.days.filter(({ mood }) => mood !== null).length)}
          </p>
        </>
      ) : moods.error ? (
        <LoadFailed error={moods.error} onRetry={moods.reload} />
      ) : (
        <Skeleton height="7rem" />
      )}
    </Card>
  );
}

function Day({ day, mood }: { day: string; mood: number | null }) {
  const weekday = new Date(`${day}T12:00:00`).toLocaleDateString('en', { weekday: 'long' });
  const figure = mood === null ? undefined : moodFigures[mood - 1];
  const style = { '--mood': mood ?? 0, '--mood-hue': figure?.hue ?? 0 } as CSSProperties;
  return (
    <li aria-label={`${weekday}: ${mood === null ? 'no check-in' : moodWords[mood - 1]}`}>
      <span className={mood === null ? styles.noBar : styles.bar} style={style} />
      <span aria-hidden="true">{weekday[0]}</span>
    </li>
  );
}
