import { DownIcon } from 'design-system/icon';
import styles from './faq.module.css';
import type { Question } from './questions.ts';

/** Questions that open one at a time; the open one closes when it is pressed again. */
export function Faq({ questions }: { questions: Question[] }) {
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className={styles.title}>
        Questions people ask
      </h2>
      {questions.map(({ question, answer }) => (
        <details key={question} name="pricing-faq" className={styles.item}>
          <summary className={styles.question}>
            {question}
            <DownIcon width={20} height={20} className={styles.arrow} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </section>
  );
}
