import type { CareLine } from 'contracts/care';
import { helplineHref } from 'contracts/helplines';
import { careWordsIn } from './care.words.ts';

interface Props {
  line: Pick<CareLine, 'number' | 'dial'> & { text?: boolean };
  /** Of the words around it. */
  lang: string;
  className?: string;
}

/** The button that calls a line, or writes to it. */
export function CareLineLink({ line, lang, className }: Props) {
  const { call, write } = careWordsIn(lang);
  return (
    <a href={helplineHref(line)} className={className}>
      {line.text ? write : call} {line.number}
    </a>
  );
}
