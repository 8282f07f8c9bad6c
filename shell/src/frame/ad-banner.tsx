import { useHost } from 'contracts';
import { parseJson } from 'contracts/http';
import { storageKeys } from 'contracts/storage';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import styles from './ad-banner.module.css';

const HouseAds = z.object({
  disclaimer: z.string(),
  ads: z.array(z.object({ text: z.string(), href: z.string() })),
});
type HouseAds = z.infer<typeof HouseAds>;

/** One of the house ads an operator wrote into /house-ads.json. No script, no tracking; without the file there is no banner. */
export function AdBanner() {
  const { http, session, Link, useRoute } = useHost();
  const { path } = useRoute();
  const [house, setHouse] = useState<HouseAds>();
  const [accepted, setAccepted] = useState(
    () => localStorage.getItem(storageKeys.adDisclaimerAccepted) === 'true',
  );

  useEffect(() => {
    const stop = new AbortController();
    parseJson(http.get('/house-ads.json', { signal: stop.signal }), HouseAds).then(setHouse, () => undefined);
    return () => stop.abort();
  }, [http]);

  function accept() {
    localStorage.setItem(storageKeys.adDisclaimerAccepted, 'true');
    setAccepted(true);
  }

  // Nothing is for sale beside lines to call.
  if (path === '/safety') return null;
  // Nothing is for sale to somebody whose free chats still wait for a verified e-mail.
  const buys = session.current?.person?.email_verified !== false;
  const elsewhere = house?.ads.filter(({ href }) => href !== path && (buys || href !== '/pricing')) ?? [];
  const ad = elsewhere[new Date().getDate() % elsewhere.length];
  if (!house || !ad) return null;
  return (
    <aside className={styles.banner} aria-label="Advertisement">
      <Link href={ad.href}>{ad.text}</Link>
      {accepted ? (
        <span>Ad</span>
      ) : (
        <button
          type="button"
          onClick={accept}
          title={house.disclaimer}
          aria-label={`Ad: why? ${house.disclaimer}`}
        >
          Ad: why?
        </button>
      )}
    </aside>
  );
}
