import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';

export type TextFieldProps = FieldTexts & ComponentProps<'input'>;

/** One line of text. `className` lands on the field as a whole, everything else on the input. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      id={rest.id}
      describedBy={rest['aria-describedby']}
      className={className}
    >
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  );
}
