import { type Helpline, helplineHref } from 'contracts/helplines';
import { Card } from 'design-system/card';
import styles from './helpline-list.module.css';

/** The people to call in a country. The first one is the one to call now. */
export function HelplineList({ helplines }: { helplines: readonly Helpline[] }) {
  return (
    <Card className={styles.list}>
      <ul>
        {helplines.map((line) => (
          <li key={line.name}>
            <span className={styles.words}>
              <b>{line.name}</b>
              <span>{line.hours}</span>
            </span>
            <a href={helplineHref(line)}>
              {line.text ? 'Text' : 'Call'} {line.number}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
