import { useHost } from 'contracts';
import type { ChatMessage } from 'contracts/chat';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './care.module.css';
import { type CarePart, callFirst, careParts } from './care-lines.ts';
import { RichText } from './rich-text-view.tsx';

interface Props {
  message: ChatMessage;
  /** Nothing was said after it: it is shown from its first words. */
  latest: boolean;
  onArrive(element: Element): void;
  onGoOn(): void;
}

/**
 * Saathi's own answer in a crisis (docs/product/care.md, Crisis): calm, with people to call at once, a breath and a plan one tap away,
 * and a way on for someone who meant it differently.
 */
export const CareMessage = memo(function CareMessage({ message, latest, onArrive, onGoOn }: Props) {
  const article = useRef<HTMLElement>(null);
  const arrive = useEffectEvent(() => {
    if (latest && article.current) onArrive(article.current);
  });
  useEffect(() => arrive(), []);
  const [folded, setFolded] = useState(false);
  return (
    <article ref={article} className={styles.care} lang={message.lang} dir={message.dir} aria-label="Saathi">
      <p className={styles.who} lang="en">
        <Bloom petals={12} hue={75} size={28} /> Saathi
      </p>
      {callFirst(careParts(message.content)).map((part) => (
        <Part key={part.kind === 'line' ? part.href : part.text} part={part} />
      ))}
      <div className={styles.taps} lang="en" dir="ltr">
        <Tap href="/care#breathe" petals={8} hue="var(--h-meditation)" title="Breathe with me, one minute">
          In for four, out for six
        </Tap>
        <Tap href="/care#plan" petals={3} hue="var(--h-parenting)" title="Make a safety plan">
          Five short steps, only on this phone
        </Tap>
        {!folded && (
          <Button
            variant="ghost"
            wide
            onClick={() => {
              setFolded(true);
              onGoOn();
            }}
          >
            That’s not what I meant
          </Button>
        )}
      </div>
    </article>
  );
});

function Part({ part }: { part: CarePart }) {
  if (part.kind === 'words') return <RichText text={part.text} />;
  return (
    <p className={styles.line}>
      <span>
        <b>{part.name}</b>
        <span>{part.hours}</span>
      </span>
      <a href={part.href}>
        <span lang="en">{part.href.startsWith('sms') ? 'Text' : 'Call'}</span> {part.number}
      </a>
    </p>
  );
}

interface TapProps {
  href: string;
  petals: number;
  hue: string;
  title: string;
  children: string;
}

function Tap({ href, petals, hue, title, children }: TapProps) {
  const { Link } = useHost();
  return (
    <Link href={href} className={styles.tap}>
      <Bloom petals={petals} hue={hue} size={44} />
      <span>
        <b>{title}</b>
        <span>{children}</span>
      </span>
    </Link>
  );
}
