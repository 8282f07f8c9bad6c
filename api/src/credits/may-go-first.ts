import type { PackId } from 'contracts/credits';

/** What a person has bought, as far as it decides who goes first. */
export interface Bought {
  pack: PackId;
}

/**
 * Whether somebody's messages go before others where a reply has to be waited for (docs/product/chat.md, In line). Whoever bought a
 * pack counts as paid for it.
 */
export function mayGoFirst({ pack }: Bought): boolean {
  return pack !== 'free';
}
