import { useHost } from 'contracts';
import type { CareHelp } from 'contracts/care';
import styles from './care.module.css';
import { careWordsIn } from './care.words.ts';
import { CareLineLink } from './care-line-link.tsx';

const SHOWN = 2;

/** People to call, small beside a reply that asks (docs/product/care.md, Levels). */
export function CareBeside({ help, lang }: { help: CareHelp; lang: string }) {
  const { Link } = useHost();
  const { beside, all, lang: own } = careWordsIn(lang);
  return (
    <aside className={styles.beside} lang={own} dir="auto" aria-label={beside}>
      <p>{beside}</p>
      <ul>
        {help.lines.slice(0, SHOWN).map((line) => (
          <li key={line.name}>
            <CareLineLink line={line} lang={lang} /> <span>{line.name}</span>
          </li>
        ))}
        <li>
          <Link href="/care">{all}</Link>
        </li>
      </ul>
    </aside>
  );
}
