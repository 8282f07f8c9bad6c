import { Pack } from 'contracts/policy';
import { storageKeys } from 'contracts/storage';

/** Keeps the plan a visitor wants to buy while they sign in: the whole plan as JSON (docs/product/prices.md, Buying a pack). */
export function keepSelectedPlan(pack: Pack): void {
  localStorage.setItem(storageKeys.selectedPlan, JSON.stringify(pack));
}

/** The kept plan, once. Null when there is none, or when what is stored is not a plan. */
export function takeSelectedPlan(): Pack | null {
  const kept = localStorage.getItem(storageKeys.selectedPlan);
  localStorage.removeItem(storageKeys.selectedPlan);
  return kept === null ? null : (Pack.safeParse(read(kept)).data ?? null);
}

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
