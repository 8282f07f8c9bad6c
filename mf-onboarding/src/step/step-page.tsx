import { Bloom } from 'design-system/bloom';
import { PageHeading } from 'design-system/page-heading';
import type { ReactNode } from 'react';
import styles from './step-page.module.css';

interface Props {
  /** A small line above the title, such as "Step 2 of 4". */
  above?: string;
  title: ReactNode;
  soft?: ReactNode;
  /** How far the bloom beside a wide page is open, 0 to 1. */
  open: number;
  /** The sentence under that bloom; a phone has no room for it. */
  aside: string;
  /** The buttons, within the thumb's reach. */
  actions: ReactNode;
  /** Shows the bloom on a phone too, where nothing is typed. */
  alone?: boolean;
  /** Makes the page a form that the first button submits. */
  onSubmit?: () => void;
  children?: ReactNode;
}

/** One step of the way in: on a phone the question above and the action at the thumb, on a desk the bloom beside both. */
export function StepPage({ above, title, soft, open, aside, alone, actions, onSubmit, children }: Props) {
  const Body = onSubmit ? 'form' : 'div';
  const form = onSubmit && {
    noValidate: true,
    onSubmit: (event: { preventDefault(): void }) => {
      event.preventDefault();
      onSubmit();
    },
  };
  return (
    <div className={alone ? `${styles.page} ${styles.alone}` : styles.page}>
      <div className={styles.aside} aria-hidden="true">
        <Bloom petals={12} hue={75} size={300} open={open} />
        <p>{aside}</p>
      </div>
      <Body {...form} className={styles.body}>
        <PageHeading above={above} soft={soft}>
          {title}
        </PageHeading>
        {children && <div className={styles.content}>{children}</div>}
        <div className={styles.actions}>{actions}</div>
      </Body>
    </div>
  );
}
