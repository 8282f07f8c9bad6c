/** Where a supply comes from and goes to. `lut`: whether exports go without tax, under a letter of undertaking. */
export interface Supply {
  sellerState: string;
  /** The State the recipient is in; null when nobody said. */
  state: string | null;
  country: string;
  lut: boolean;
}

/** What was charged, in the currency's smallest unit. */
export interface Charge {
  base: number;
  tax: number;
  total: number;
}

/** A charge as an invoice shows it: the parts add up to the total. */
export interface Split {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

/**
 * A charge by its place of supply (docs/product/invoices.md, Tax): in the seller's State half CGST, half SGST, an odd paisa with CGST;
 * in another, and abroad, IGST. A recipient in India whose State nobody said counts as in the seller's. Abroad a price that
 * named no tax is free of it under a letter of undertaking, and otherwise holds the tax, `percent` of what is below it.
 */
export function splitTax({ base, tax, total }: Charge, supply: Supply, percent: number): Split {
  const abroad = supply.country !== 'IN';
  if (!abroad && (supply.state ?? supply.sellerState) === supply.sellerState) {
    const sgst = Math.floor(tax / 2);
    return { taxable: base, cgst: tax - sgst, sgst, igst: 0, total };
  }
  const igst = abroad && tax === 0 && !supply.lut ? Math.round((total * percent) / (100 + percent)) : tax;
  return { taxable: total - igst, cgst: 0, sgst: 0, igst, total };
}
