import { type ReactNode, useId } from 'react';
import styles from './toggle.module.css';

interface Props {
  label: ReactNode;
  hint: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange?(checked: boolean): void;
}

/** A setting that is on or off at once, without a Save. */
export function Toggle({ label, hint, checked, disabled, onChange }: Props) {
  const id = useId();
  return (
    <label className={styles.toggle}>
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </label>
  );
}
