import { useHost } from 'contracts';
import type { ChatMessage } from 'contracts/chat';
import { helplineDirectory, helplinesFor } from 'contracts/helplines';
import { storageKeys } from 'contracts/storage';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import styles from './care.module.css';
import { careWordsIn } from './care.words.ts';
import { CareLineLink } from './care-line-link.tsx';
import { BreatheTap, TapWords } from './care-taps.tsx';
import { RichText } from './rich-text-view.tsx';

interface Props {
  message: ChatMessage;
  /** Nothing was said after it: it is shown from its first words. */
  latest: boolean;
  onArrive(element: Element): void;
  onNotMeant(message: ChatMessage, words: string): void;
}

/**
 * Saathi's own answer in a crisis (docs/product/care.md, Crisis): a few words, one line to call, the others, a breath and a plan one tap
 * away, and a way on for someone who meant it differently.
 */
export const CareMessage = memo(function CareMessage({ message, latest, onArrive, onNotMeant }: Props) {
  const { Link } = useHost();
  const article = useRef<HTMLElement>(null);
  const arrive = useEffectEvent(() => {
    if (latest && article.current) onArrive(article.current);
  });
  useEffect(() => arrive(), []);
  const { help, lang, dir } = message;
  const [first, ...others] = useLines(message);
  const own = careWordsIn(lang);
  return (
    <article ref={article} className={styles.care} lang={lang} dir={dir} aria-label="Saathi">
      <p className={styles.who} lang="en">
        <Bloom petals={12} hue={75} size={28} /> Saathi
      </p>
      <RichText text={help?.words ?? message.content} />
      {first && (
        <p className={styles.first}>
          <CareLineLink line={first} lang={lang} />
          <span>
            <b>{first.name}</b> {first.hours}
          </span>
        </p>
      )}
      <ul className={styles.others} aria-label={own.others}>
        {others.map((line) => (
          <li key={line.name} className={styles.line}>
            <span>
              <b>{line.name}</b>
              <span>{line.hours}</span>
            </span>
            <CareLineLink line={line} lang={lang} />
          </li>
        ))}
      </ul>
      <div className={styles.taps} lang={own.lang}>
        <BreatheTap title={own.breathe[0]}>{own.breathe[1]}</BreatheTap>
        <Link href="/care#plan" className={styles.tap}>
          <TapWords petals={3} hue="var(--h-parenting)" title={own.plan[0]}>
            {own.plan[1]}
          </TapWords>
        </Link>
        {latest && help?.level !== 'possible' && (
          <Button variant="ghost" wide onClick={() => onNotMeant(message, `${own.notMeant}.`)}>
            {own.notMeant}
          </Button>
        )}
      </div>
      <p className={styles.everywhere} lang={own.lang}>
        {own.everywhere} <a href={`https://${helplineDirectory}`}>{helplineDirectory}</a>
      </p>
    </article>
  );
});

/** The lines of the message; one that was kept before it carried any has those of the person's country. */
function useLines({ help }: ChatMessage) {
  const { session } = useHost();
  if (help) return help.lines;
  return helplinesFor(session.current?.person?.country ?? localStorage.getItem(storageKeys.country) ?? 'IN');
}
