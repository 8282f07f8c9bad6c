import { useHost } from 'contracts';
import { InvoiceRecipient } from 'contracts/invoices';
import { type ChangeEvent, useState } from 'react';

type FieldName = 'name' | 'state_code' | 'gstin';
export type RecipientTexts = Record<FieldName, string>;
type Problems = Partial<RecipientTexts>;

export interface RecipientForm {
  /** Whether the invoice needs a State: India's does. */
  inIndia: boolean;
  field(name: FieldName): {
    name: FieldName;
    value: string;
    error: string | undefined;
    onChange(event: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void;
  };
  /** What was typed, when it is complete; else undefined, and the fields say what is missing. */
  read(): InvoiceRecipient | undefined;
}

/** What the invoice asks of whoever pays (docs/product/payments.md, Dialog), with what is known already filled in. */
export function useRecipient(known: Partial<RecipientTexts> = {}): RecipientForm {
  const person = useHost().session.current?.person;
  const [inIndia] = useState(person?.country === 'IN');
  const [texts, setTexts] = useState({ name: person?.name ?? '', state_code: '', gstin: '', ...known });
  const [problems, setProblems] = useState<Problems>({});
  return {
    inIndia,
    field: (name) => ({
      name,
      value: texts[name],
      error: problems[name],
      onChange({ target }) {
        setTexts({ ...texts, [name]: target.value });
        setProblems({ ...problems, [name]: undefined });
      },
    }),
    read() {
      const { recipient, wrong } = readRecipient(texts, inIndia);
      setProblems(wrong);
      return recipient;
    },
  };
}

/**
 * The recipient in what was typed, or what is wrong with each field.
 * @internal
 */
export function readRecipient(
  { name, state_code, gstin }: RecipientTexts,
  inIndia: boolean,
): { recipient?: InvoiceRecipient; wrong: Problems } {
  const typed = inIndia ? { name, state_code, ...(gstin.trim() ? { gstin } : {}) } : { name };
  const { data, error } = InvoiceRecipient.safeParse(typed);
  if (data) return { recipient: data, wrong: {} };
  return { wrong: Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message])) };
}
