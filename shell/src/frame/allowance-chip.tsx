import type { Credits } from 'contracts/credits';
import { Chip } from 'design-system/chip';
import { useCredits } from './use-credits.ts';

/** `3/10 free` for someone on the free allowance, the balance for everybody else. Nothing while unknown. */
export function AllowanceChip() {
  const credits = useCredits();
  return credits ? <Chip tone="warm">{allowanceOf(credits)}</Chip> : null;
}

/** The words of the header's chip (product.md, Free allowance). */
function allowanceOf({ daily, chat_credits }: Credits): string {
  return daily ? `${daily.used}/${daily.limit} free` : `${chat_credits} credits`;
}
