import { strengthOf } from './strength.ts';
import styles from './strength-bar.module.css';

interface Props {
  password: string;
  /** The fewest characters it may have, once known. */
  min: number | undefined;
}

/** Three marks that fill with a password's strength, and the hint in words. */
export function StrengthBar({ password, min }: Props) {
  const { level, hint } = strengthOf(password, min);
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
