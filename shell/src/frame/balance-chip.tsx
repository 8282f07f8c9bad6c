import { Chip } from 'design-system/chip';
import { allowanceWords } from 'remote-kit/allowance';
import { useCredits } from 'remote-kit/use-credits';

/** `3/10 free` for someone on the free allowance, the balance for everybody else. Nothing while unknown. */
export function BalanceChip() {
  const { data } = useCredits();
  return data ? <Chip tone="warm">{allowanceWords(data)}</Chip> : null;
}
