import { startProduct } from '../scripts/product.ts';

/** Playwright's global set-up: one product for all journeys, unless PRODUCT_URL names one that runs already. */
export default async function start() {
  if (process.env.PRODUCT_URL) return undefined;
  const product = await startProduct();
  process.env.PRODUCT_URL = product.url;
  return () => product.stop();
}
