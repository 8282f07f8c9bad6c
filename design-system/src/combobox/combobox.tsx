import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { CheckIcon, DownIcon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './combobox.module.css';
import type { ComboboxOption } from './match-options.ts';
import { useCombobox } from './use-combobox.ts';

type NativeProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'list'>;

export interface ComboboxProps extends FieldTexts, NativeProps {
  options: readonly ComboboxOption[];
  /** The chosen option's value, the empty string for none. */
  value: string;
  onChange: (value: string) => void;
  /** Shown when nothing answers to what was typed. */
  emptyText?: string;
}

/** One of hundreds, found by typing: case, accents and other names (`keywords`) don't matter. `name` puts the value in a form. */
export function Combobox({
  options,
  value,
  onChange,
  emptyText = 'Nothing found. Try another spelling.',
  name,
  ...given
}: ComboboxProps) {
  const box = useCombobox({ options, value, onChange });
  return (
    <Field given={given}>
      {(control) => (
        <span className={styles.combobox}>
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            className={classNames(control.className, styles.input)}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.matches.length > 0}
            aria-controls={`${control.id}-list`}
            aria-activedescendant={box.at < 0 ? undefined : `${control.id}-${box.at}`}
            value={box.text}
            onChange={(event) => box.type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onClick={box.show}
            onBlur={box.hide}
            onKeyDown={box.onKeyDown}
          />
          <DownIcon className={styles.arrow} width={20} height={20} />
          {name && <input type="hidden" name={name} value={value} />}
          <Options id={control.id} box={box} value={value} />
          {box.open && box.matches.length === 0 && (
            <span className={styles.empty} aria-hidden="true">
              {emptyText}
            </span>
          )}
          <VisuallyHidden role="status">
            {box.open ? count(box.matches.length, emptyText) : ''}
          </VisuallyHidden>
        </span>
      )}
    </Field>
  );
}

function count(found: number, emptyText: string): string {
  if (found === 0) return emptyText;
  return found === 1 ? '1 match' : `${found} matches`;
}

interface OptionsProps {
  id: string;
  box: ReturnType<typeof useCombobox>;
  value: string;
}

function Options({ id, box, value }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { at, open, matches } = box;
  useEffect(() => {
    if (open) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at, open]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-labelledby={`${id}-label`}
      className={styles.list}
      hidden={matches.length === 0}
      onMouseDown={(event) => event.preventDefault()}
    >
      {matches.map((option, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps focus and answers the keys for its options
        <div
          key={option.value}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          lang={option.lang}
          aria-selected={option.value === value}
          className={classNames(styles.option, i === at && styles.active)}
          onClick={() => box.choose(option)}
        >
          {option.label}
          {option.value === value && <CheckIcon width={20} height={20} />}
        </div>
      ))}
    </div>
  );
}
