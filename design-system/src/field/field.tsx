import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './field.module.css';

/** What every field can be given beside its own native props. */
export interface FieldTexts {
  label: ReactNode;
  /** One line under the field, read with it. */
  hint?: ReactNode;
  /** What is wrong and what to do. Marks the field as invalid and is announced when it appears. */
  error?: ReactNode;
}

/** The props that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id: string | undefined;
  describedBy: string | undefined;
  className: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint and error below, and a control in between that is wired to all three. */
export function Field({ label, hint, error, id, describedBy, className, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const described = [describedBy, hint && `${control}-hint`, error && `${control}-error`];
  return (
    <div className={classNames(styles.field, className)}>
      <label id={`${control}-label`} htmlFor={control} className={styles.label}>
        {label}
      </label>
      {children({
        id: control,
        className: classNames(styles.control, Boolean(error) && styles.invalid),
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${control}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${control}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
