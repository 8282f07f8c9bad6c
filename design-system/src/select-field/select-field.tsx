import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { DownIcon } from '../icon/icon.tsx';
import styles from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is the empty string. */
  placeholder?: string;
}

/** One of a few, with the device's own list. For hundreds use Combobox. */
export function SelectField({ options, placeholder, ...given }: SelectFieldProps) {
  return (
    <Field given={given}>
      {(control) => (
        <span className={styles.select}>
          <select {...control} className={classNames(control.className, styles.native)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <DownIcon className={styles.arrow} width={20} height={20} />
        </span>
      )}
    </Field>
  );
}
