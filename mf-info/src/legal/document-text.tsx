import type { ReactNode } from 'react';
import type { LegalDocument } from './document.ts';
import styles from './legal.module.css';

interface Props {
  document: LegalDocument;
  /** What a section shows below its words, by its heading. */
  shown?: Readonly<Record<string, ReactNode>>;
}

/** A policy to read: in short first, then section by section. */
export function DocumentText({ document, shown }: Props) {
  return (
    <article className={styles.text}>
      <p className={styles.inShort}>{document.inShort}</p>
      {document.sections.map(({ heading, body }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {body.map((part) =>
            Array.isArray(part) ? <List key={part[0]} items={part} /> : <p key={part}>{part}</p>,
          )}
          {shown?.[heading]}
        </section>
      ))}
    </article>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
