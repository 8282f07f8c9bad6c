import { type ComponentProps, useState } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import { EyeIcon, EyeOffIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './password-field.module.css';

export type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type'>;

/** A password with a button that shows and hides it. Give `autoComplete` `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field given={props}>
      {(control) => (
        <span className={styles.password}>
          <input autoCapitalize="none" spellCheck={false} {...control} type={shown ? 'text' : 'password'} />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            className={styles.eye}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </span>
      )}
    </Field>
  );
}
