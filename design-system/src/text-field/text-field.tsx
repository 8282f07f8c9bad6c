import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';

export type TextFieldProps = FieldTexts & ComponentProps<'input'>;

/** One line of text. `className` lands on the field as a whole, everything else on the input. */
export function TextField(props: TextFieldProps) {
  return <Field given={props}>{(control) => <input type="text" {...control} />}</Field>;
}
