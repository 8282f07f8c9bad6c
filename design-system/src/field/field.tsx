import { type ComponentProps, type ReactNode, useId } from 'react';
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

/** What a field was given: its texts, and native props of which these are wired. */
interface Given extends FieldTexts {
  id?: string;
  className?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: ComponentProps<'input'>['aria-invalid'];
}

/** The native props for the control, tied to the label, the hint and the error. */
type Control<Props extends Given> = Omit<Props, keyof Given> & {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

interface FieldProps<Props extends Given> {
  given: Props;
  children: (control: Control<Props>) => ReactNode;
}

/**
 * Label above, hint and error below, and a control in between that is wired to all three: spread what `children` is called with on
 * it. `className` lands on the field as a whole, every other native prop on the control. A message that stands elsewhere, about more
 * fields than one, is tied to each by `aria-invalid` and `aria-describedby`.
 */
export function Field<Props extends Given>({ given, children }: FieldProps<Props>) {
  const {
    label,
    hint,
    error,
    id,
    className,
    'aria-describedby': describedBy,
    'aria-invalid': marked,
    ...native
  } = given;
  const invalid = Boolean(error) || marked === true;
  const own = useId();
  const control = id ?? own;
  const described = [describedBy, hint && `${control}-hint`, error && `${control}-error`];
  return (
    <div className={classNames(styles.field, className)}>
      <label id={`${control}-label`} htmlFor={control} className={styles.label}>
        {label}
      </label>
      {children({
        ...native,
        id: control,
        className: classNames(styles.control, invalid && styles.invalid),
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': invalid || undefined,
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
