import { startProduct } from '../scripts/product.ts';

/** The header in which these tests tell the product where a visitor comes from, as a proxy would. */
export const CLIENT_ADDRESS = 'x-client-address';

/** Playwright's global set-up: one product for all journeys, unless PRODUCT_URL names one that runs already. */
export default async function start() {
  if (process.env.PRODUCT_URL) return undefined;
  const product = await startProduct({
    TRUST_PROXY_HEADER: CLIENT_ADDRESS,
    // Between the words of a reply, so that what a journey does while one arrives has the time to happen.
    COMPANION_DELAY_MS: '60',
  });
  process.env.PRODUCT_URL = product.url;
  return () => product.stop();
}
