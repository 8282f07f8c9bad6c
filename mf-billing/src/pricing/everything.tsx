import type { Policy } from 'contracts/policy';
import { Bloom } from 'design-system/bloom';
import styles from './everything.module.css';

/** What comes with every pack, the free one too. */
export function Everything({ policy }: { policy: Policy }) {
  const { open, saved } = policy.retention_hours;
  const things = [
    {
      hue: 15,
      petals: 5,
      what: 'All nine companions',
      more: 'To listen, to guide, to teach, to sit beside you.',
    },
    {
      hue: 155,
      petals: 8,
      what: 'Homework from a photo',
      more: 'The teacher reads it and works it out with you.',
    },
    {
      hue: 195,
      petals: 12,
      what: `${policy.tones_hz.length} healing frequencies`,
      more: 'Free for everybody, with or without credits.',
    },
    {
      hue: 285,
      petals: 7,
      what: 'Chats that are erased',
      more: `After ${open} hours, or ${saved} when you save one.`,
    },
    {
      hue: 75,
      petals: 10,
      what: 'Credits that never expire',
      more: 'Packs add up. Nothing renews by itself.',
    },
    { hue: 25, petals: 3, what: 'Help in a crisis', more: 'Never sold. Free for everybody, at any hour.' },
  ];
  return (
    <section aria-labelledby="everything">
      <h2 id="everything" className={styles.title}>
        Everything You Get
      </h2>
      <ul className={styles.list}>
        {things.map(({ hue, petals, what, more }) => (
          <li key={what}>
            <Bloom hue={hue} petals={petals} size={44} />
            <div>
              <h3 className={styles.what}>{what}</h3>
              <p className={styles.more}>{more}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
