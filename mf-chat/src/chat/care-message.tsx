import { useHost } from 'contracts';
import type { ChatMessage } from 'contracts/chat';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Breathing } from 'remote-kit/breathing';
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
  const { Link } = useHost();
  const article = useRef<HTMLElement>(null);
  const arrive = useEffectEvent(() => {
    if (latest && article.current) onArrive(article.current);
  });
  useEffect(() => arrive(), []);
  const [folded, setFolded] = useState(false);
  const { first, rest } = callFirst(careParts(message.content));
  return (
    <article ref={article} className={styles.care} lang={message.lang} dir={message.dir} aria-label="Saathi">
      <p className={styles.who} lang="en">
        <Bloom petals={12} hue={75} size={28} /> Saathi
      </p>
      {first.length > 0 && (
        <div className={styles.first}>
          {first.map((line) => (
            <Part key={line.href} part={line} />
          ))}
        </div>
      )}
      {rest.map((part) => (
        <Part key={part.kind === 'line' ? part.href : part.text} part={part} />
      ))}
      <div className={styles.taps} lang="en" dir="ltr">
        <BreatheTap />
        <Link href="/care#plan" className={styles.tap}>
          <TapWords petals={3} hue="var(--h-parenting)" title="Make a safety plan">
            Five short steps, only on this phone
          </TapWords>
        </Link>
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

/**
 * The minute opens over the chat, which stays as it is: the words in the composer, the place in the log, a reply on its way. Its code
 * comes with the first tap; when it does not, the shell's own page has the minute too.
 */
function BreatheTap() {
  const { navigation } = useHost();
  const [Minute, setMinute] = useState<typeof Breathing>();
  const [open, setOpen] = useState(false);

  async function breathe() {
    setOpen(true);
    try {
      const found = await import(/* webpackChunkName: "breathing" */ 'remote-kit/breathing');
      setMinute(() => found.Breathing);
    } catch {
      navigation.go('/care#breathe');
    }
  }

  return (
    <>
      <button type="button" className={styles.tap} onClick={() => void breathe()}>
        <TapWords petals={8} hue="var(--h-meditation)" title="Breathe with me, one minute">
          In for four, out for six
        </TapWords>
      </button>
      {Minute && <Minute open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TapProps {
  petals: number;
  hue: string;
  title: string;
  children: string;
}

function TapWords({ petals, hue, title, children }: TapProps) {
  return (
    <>
      <Bloom petals={petals} hue={hue} size={44} />
      <span>
        <b>{title}</b>
        <span>{children}</span>
      </span>
    </>
  );
}
