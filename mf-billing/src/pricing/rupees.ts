const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise as rupees: `₹79`, and with paise only where there are some: `₹93.22`. */
export function rupees(paise: number): string {
  return (paise % 100 === 0 ? whole : exact).format(paise / 100);
}
