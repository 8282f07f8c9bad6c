import { useHost } from 'contracts';
import { rememberReturn } from 'contracts/storage';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import type { Help, Hindrance } from './hindrance.ts';

interface Props {
  hindrance: Hindrance | undefined;
  /** The purchase was begun before this page was loaded, and nobody knows yet what became of it. */
  begun: boolean;
}

/** What stands in the way of a payment, or what became of one that was begun before. */
export function HindranceNotice({ hindrance, begun }: Props) {
  if (hindrance) return <Notice tone="error">{hindrance.text}</Notice>;
  if (!begun) return null;
  return (
    <Notice>
      You began this purchase before. If you have paid already, nothing is lost: your credits come by
      themselves, and nothing is charged twice.
    </Notice>
  );
}

/** Clears away what stands in the way; the way back here is remembered. */
export function HelpButton({ help: { label, path }, onHelp }: { help: Help; onHelp(): void }) {
  const { navigation, useRoute } = useHost();
  const here = useRoute().path;
  function go() {
    if (!path) return location.reload();
    onHelp();
    rememberReturn(here);
    navigation.go(path);
  }
  return <Button onClick={go}>{label}</Button>;
}
