import { DownIcon } from 'design-system/icon';
import { useId, useState } from 'react';
import styles from './disclaimer.module.css';

/** What Saathi is and is not (docs/product/onboarding.md, Disclaimer): behind one tap on a phone, in full view where there is room. */
export function Disclaimer({ className }: { className: string | undefined }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={className} aria-label="What Saathi is, and is not">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        What Saathi is, and is not
        <DownIcon className={styles.arrow} width={20} height={20} />
      </button>
      <h2 className={styles.title}>What Saathi is, and is not</h2>
      <ul id={id} className={styles.list} data-open={open}>
        <li>
          <b>An AI that keeps you company.</b> It listens, teaches and thinks along. It is never a person.
        </li>
        <li>
          <b>Not medical or professional advice,</b> and no substitute for it: no diagnosis, no treatment, no
          word on law or money.
        </li>
        <li>
          <b>Not a crisis service.</b> In danger, people help best. We show you the lines that answer, free,
          at any hour.
        </li>
        <li>
          <b>Private.</b> A chat is erased when you end it, unless you choose to keep it for a while.
        </li>
      </ul>
    </section>
  );
}
