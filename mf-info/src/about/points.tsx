import { Bloom } from 'design-system/bloom';
import type { ReactNode } from 'react';
import styles from './about.module.css';

interface Point {
  petals: number;
  hue: number;
  name: string;
  text: ReactNode;
}

const POINTS: Point[] = [
  {
    petals: 7,
    hue: 305,
    name: 'Zero chat storage',
    text: 'Nothing stays but what you choose to keep. Delete a chat and it is gone at once; leave it, and it erases itself. What you save is locked with a key of its own, and only for a short while.',
  },
  {
    petals: 6,
    hue: 255,
    name: 'Clear boundaries',
    text: 'Saathi is not professional advice, and does not pretend to be. It knows what it must not answer, tells you when a human is needed, and never makes you feel guilty for leaving.',
  },
  {
    petals: 8,
    hue: 155,
    name: 'Your language, your home',
    text: (
      <>
        Talk as you talk at home: <span lang="hi">हिन्दी में</span>, in Tamil, in English, or a bit of each. Its
        prompts are written to include everyone, and to know that a family, a festival or an exam is not the
        same everywhere.
      </>
    ),
  },
];

/** The three things Saathi promises. */
export function Points() {
  return (
    <ul className={styles.points}>
      {POINTS.map(({ petals, hue, name, text }) => (
        <li key={name}>
          <Bloom petals={petals} hue={hue} size={56} />
          <h2 className={styles.pointName}>{name}</h2>
          <p className={styles.soft}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
