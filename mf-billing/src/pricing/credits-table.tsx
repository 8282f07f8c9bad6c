import type { Pack } from 'contracts/policy';
import styles from './credits-table.module.css';
import { rupees } from './rupees.ts';

/** What each pack holds, side by side. */
export function CreditsTable({ packs }: { packs: readonly Pack[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>What each pack holds</caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">Chat Credits</th>
          <th scope="col">Camera Credits</th>
          <th scope="col">Total Value</th>
        </tr>
      </thead>
      <tbody>
        {packs.map((pack) => (
          <tr key={pack.id}>
            <th scope="row">{pack.name}</th>
            <td>{pack.chat_credits}</td>
            <td>{pack.camera_credits}</td>
            <td>
              {pack.chat_credits + pack.camera_credits} credits
              <span className={styles.price}>{pack.total === 0 ? 'Free' : `for ${rupees(pack.total)}`}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
