import { strengthOf } from './strength.ts';
import styles from './strength-bar.module.css';

/** Three marks that fill with a password's strength, and the hint in words. */
export function StrengthBar({ password }: { password: string }) {
  const { level, hint } = strengthOf(password);
  return (
    <div className={styles.strength}>
      <div className={styles.bar} data-level={password ? level : 0} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p role="status">{password && hint}</p>
    </div>
  );
}
