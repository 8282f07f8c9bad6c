import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import styles from './text-area.module.css';

export type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea(props: TextAreaProps) {
  return (
    <Field given={props}>
      {(control) => <textarea rows={4} {...control} className={classNames(control.className, styles.area)} />}
    </Field>
  );
}
