/** The pages in which a payment provider's checkout opens. Every other page refuses its script (docs/decisions/0019). */
const payingPages: ReadonlySet<string> = new Set(['/pricing']);

/** Whether a path is one of those pages, however somebody wrote it: the shell's router takes `/Pricing/` for the same. */
export function paysAt(path: string): boolean {
  return payingPages.has(path.toLowerCase().replace(/\/+$/, ''));
}
