import type { Pack } from 'contracts/policy';
import { rupees } from '../pricing/rupees.ts';
import styles from './payment-dialog.module.css';

/** Reading begins here, and no keyboard covers the price before somebody writes. */
const focusOnce = (summary: HTMLDivElement | null) => void setTimeout(() => summary?.focus());

/** What is paid, line by line, and what it brings. At most four of the features, as there is no room for more. */
export function PriceLines({ pack, gstPercent }: { pack: Pack; gstPercent: number }) {
  return (
    <>
      <div className={styles.pack} ref={focusOnce} tabIndex={-1}>
        <div>
          <p className={styles.name}>{pack.name}</p>
          <p className={styles.soft}>{pack.chat_credits} conversations</p>
        </div>
        <p className={styles.total}>{rupees(pack.total)}</p>
      </div>
      <dl className={styles.lines}>
        <dt>Base amount</dt>
        <dd>{rupees(pack.base)}</dd>
        <dt>GST ({gstPercent}%)</dt>
        <dd>{rupees(pack.gst)}</dd>
        <dt>Total</dt>
        <dd>{rupees(pack.total)}</dd>
      </dl>
      <ul className={styles.features}>
        {pack.features.slice(0, 4).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className={styles.soft}>One-time payment • Credits never expire</p>
    </>
  );
}
