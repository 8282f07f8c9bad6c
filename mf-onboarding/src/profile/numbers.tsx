import { destinyNumber, isMaster } from 'contracts/numerology';
import type { NumberReading, NumerologyReading } from 'contracts/personality';
import { Card } from 'design-system/card';
import styles from './profile-page.module.css';

/** Root, destiny and talent number with their colours and mantra, in the full report with challenges and careers; the destiny number keeps 11, 22 and 33 here. */
export function Numbers({ reading, dob }: { reading: NumerologyReading; dob: string | null }) {
  const destiny = dob ? destinyNumber(dob) : reading.bhagyank.number;
  return (
    <Card className={styles.card}>
      <h2 className={styles.label}>Your numbers</h2>
      <ul className={styles.numbers}>
        <OneNumber name="Root number" of="from the day of your birth" {...reading.moolank} />
        <OneNumber name="Destiny number" of="from the whole date" {...reading.bhagyank} number={destiny} />
        <OneNumber name="Talent number" of="from the day and the month" {...reading.talent} />
      </ul>
      <p className={styles.soft}>An old Indian way of looking at a birthday. Take what speaks to you.</p>
    </Card>
  );
}

type OneProps = NumberReading & { name: string; of: string };

function OneNumber({ name, of, number, strengths, challenges, careers, colours, mantra }: OneProps) {
  return (
    <li>
      <span className={styles.digit}>{number}</span>
      <div>
        <h3>
          {name} <span>{isMaster(number) ? `${of}, a master number` : of}</span>
        </h3>
        <p>{strengths.join(' · ')}</p>
        {challenges.length > 0 && (
          <p>
            <b>Challenges</b> {challenges.join(' · ')}
          </p>
        )}
        {careers.length > 0 && (
          <p>
            <b>Work</b> {careers.join(', ')}
          </p>
        )}
        <p>
          <b>Colours</b> {colours.join(', ')}
        </p>
        <p>
          <b>Mantra</b>{' '}
          <span lang="sa" className={styles.mantra}>
            {mantra.devanagari}
          </span>{' '}
          <span lang="sa-Latn" className={styles.spoken}>
            {mantra.transliteration}
          </span>
        </p>
      </div>
    </li>
  );
}
