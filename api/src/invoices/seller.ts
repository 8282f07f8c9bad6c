import * as z from 'zod';

/** Who sells, as every invoice names them; the operator's settings. */
export const Seller = z.object({
  name: z.string(),
  address: z.string(),
  gstin: z.string(),
  /** What is sold, by its Service Accounting Code. */
  sac: z.string(),
  /** The letter of undertaking under which exports carry no tax; null without one. */
  lut: z.string().nullable(),
  /** Whether it is the stand-in of one's own machine, for whom no invoice counts. */
  sample: z.boolean(),
});
export type Seller = z.infer<typeof Seller>;

/** Nobody: for an installation where no money moves. */
export const sampleSeller: Seller = {
  name: 'Saathi (sample seller)',
  address: 'Not a real address, Bengaluru 560001',
  gstin: '29AAAAA0000A1ZY',
  sac: '998439',
  lut: null,
  sample: true,
};

/** The GST code of the seller's State. */
export function stateOf({ gstin }: Pick<Seller, 'gstin'>): string {
  return gstin.slice(0, 2);
}
