import { type Helpline, helplineHref } from 'contracts/helplines';
import { Card } from 'design-system/card';
import { firstToCall } from './first-to-call.ts';
import styles from './helpline-list.module.css';

/**
 * The people to call in a country. Two stand at the top, side by side: the ambulance for whom harm has happened to, and the line to
 * talk to for whom it has not (docs/product/care.md, Care page).
 */
export function HelplineList({ helplines }: { helplines: readonly Helpline[] }) {
  const { first, rest } = firstToCall(helplines);
  return (
    <Card className={styles.list}>
      <ul className={styles.first}>
        {first.map(({ line, when }) => (
          <li key={line.name}>
            {when && <span className={styles.when}>{when}</span>}
            <CallLink line={line} />
            <span className={styles.words}>
              <b>{line.name}</b>
              <span>{line.hours}</span>
            </span>
          </li>
        ))}
      </ul>
      <ul>
        {rest.map((line) => (
          <li key={line.name}>
            <span className={styles.words}>
              <b>{line.name}</b>
              <span>{line.hours}</span>
            </span>
            <CallLink line={line} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CallLink({ line }: { line: Helpline }) {
  return (
    <a href={helplineHref(line)}>
      {line.text ? 'Text' : 'Call'} {line.number}
    </a>
  );
}
