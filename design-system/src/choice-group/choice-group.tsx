import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './choice-group.module.css';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** A bloom or an emoji above or before the words; decoration. */
  figure?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  legend: ReactNode;
  /** Leaves the legend to screen readers, where a heading above says it already. */
  hideLegend?: boolean;
  choices: readonly Choice[];
  /** The chosen value; leave it out for a group that keeps its own. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** The radios' form name; its own unless told. */
  name?: string;
  /** `row` puts all side by side, `grid` two or more in a line as there is room, `list` one below the other. */
  layout?: 'row' | 'grid' | 'list';
  error?: ReactNode;
}

/** One of a few as cards, on native radio buttons: arrow keys choose. */
export function ChoiceGroup({
  legend,
  hideLegend = false,
  choices,
  value,
  defaultValue,
  onChange,
  name,
  layout = 'grid',
  error,
  className,
  ...rest
}: ChoiceGroupProps) {
  const own = useId();
  const errorId = `${own}-error`;
  return (
    <fieldset
      {...rest}
      aria-describedby={error ? errorId : rest['aria-describedby']}
      className={classNames(styles.group, className)}
    >
      <legend className={classNames(styles.legend, hideLegend && styles.hidden)}>{legend}</legend>
      <div className={classNames(styles.choices, styles[layout])}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? own}
              value={choice.value}
              disabled={choice.disabled}
              {...(value === undefined
                ? { defaultChecked: choice.value === defaultValue }
                : { checked: choice.value === value })}
              onChange={() => onChange?.(choice.value)}
            />
            {choice.figure && (
              <span className={styles.figure} aria-hidden="true">
                {choice.figure}
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.label}>{choice.label}</span>
              {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
