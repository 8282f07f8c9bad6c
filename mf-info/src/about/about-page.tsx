import { useHost } from 'contracts';
import { Bloom } from 'design-system/bloom';
import { PageHeading } from 'design-system/page-heading';
import styles from './about.module.css';
import { GetStarted } from './get-started.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Points } from './points.tsx';

const NOT = [
  'A person. Every reply is written by an AI, and the chat always says so.',
  'A doctor, a therapist, a lawyer or an adviser. What it says is not professional advice.',
  'A crisis service. In danger, it leads you to people who can come.',
  'A place that sells your words. There are no trackers here, and no advertiser reads along.',
];

/** /about (docs/product/pages.md, About). */
export function AboutPage() {
  const { Link } = useHost();
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <PageHeading above="About Us">
          An AI companion for emotional support, <span className={styles.together}>self-reflection</span> and
          growth.
        </PageHeading>
        <p className={styles.lead}>
          <span lang="hi">साथी</span> means the one who goes with you. Some hours are hard to be alone in.
          Saathi is there in them: to listen, to think with, to learn with, and then to let you go back to
          your people.
        </p>
        <Bloom petals={12} hue={75} size={300} motion="breathe" className={styles.bloom} />
      </section>
      <Points />
      <div className={styles.pair}>
        <HowItWorks />
        <section aria-labelledby="not">
          <h2 id="not" className={styles.title}>
            What it is not
          </h2>
          <ul className={styles.not}>
            {NOT.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      </div>
      <section className={styles.care} aria-labelledby="care">
        <Bloom petals={3} hue={25} size={72} />
        <div>
          <h2 id="care" className={styles.title}>
            Care comes before everything else.
          </h2>
          <p>
            Every message is looked at for danger before any AI sees it. When someone is in crisis, the
            companion steps aside, and there are real people to call, a minute of breathing and a safety plan.
            That is free for everybody, always, with or without credits.
          </p>
          <p className={styles.careLinks}>
            <Link href="/care" className={styles.help}>
              Get help now
            </Link>
            <Link href="/safety">How Saathi keeps you safe</Link>
          </p>
        </div>
      </section>
      <GetStarted />
    </div>
  );
}
