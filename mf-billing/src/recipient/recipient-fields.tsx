import { indianStates } from 'contracts/indian-states';
import { SelectField } from 'design-system/select-field';
import { TextField } from 'design-system/text-field';
import styles from './recipient-fields.module.css';
import type { RecipientForm } from './use-recipient.ts';

const states = indianStates.map(({ code, name }) => ({ value: code, label: name }));

/** Who the invoice is made out to; in India with the State, as the law asks. */
export function RecipientFields({ form, disabled }: { form: RecipientForm; disabled: boolean }) {
  return (
    <fieldset className={styles.fields} disabled={disabled}>
      <legend className={styles.legend}>{form.inIndia ? 'For your GST invoice' : 'For your invoice'}</legend>
      <TextField label="Name" autoComplete="name" maxLength={100} {...form.field('name')} />
      {form.inIndia && (
        <>
          <SelectField
            label="State"
            placeholder="Choose your State"
            options={states}
            {...form.field('state_code')}
          />
          <details>
            <summary className={styles.business}>Buying for a business?</summary>
            <TextField
              label="GSTIN"
              hint="15 characters. Leave it empty if you have none."
              autoCapitalize="characters"
              spellCheck={false}
              {...form.field('gstin')}
            />
          </details>
        </>
      )}
    </fieldset>
  );
}
