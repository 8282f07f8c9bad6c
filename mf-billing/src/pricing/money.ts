/** An amount in a currency's smallest unit as people write it; without its fraction where there is none: `₹199`, `£4.99`. */
export function money(minor: number, currency: string): string {
  const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency });
  const amount = minor / 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2);
  if (!Number.isInteger(amount)) return exact.format(amount);
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    amount,
  );
}
