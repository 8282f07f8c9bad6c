import styles from './about.module.css';

const STEPS = [
  {
    name: 'Say a little about you',
    text: 'Your language, your birthday, 24 short statements. It takes a few minutes.',
  },
  {
    name: 'Choose who sits with you',
    text: 'Nine companions: one to listen, one to teach, one to meditate with.',
  },
  {
    name: 'Say it as it comes',
    text: 'It answers word by word, in your language. You can stop it at any time.',
  },
  {
    name: 'End it your way',
    text: 'Delete, and it is gone. Save, and it waits a while. You decide, every time.',
  },
];

/** From the first visit to the end of a chat. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className={styles.title}>
        How it works
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ name, text }) => (
          <li key={name}>
            <h3 className={styles.stepName}>{name}</h3>
            <p className={styles.soft}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
