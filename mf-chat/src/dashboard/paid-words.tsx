import { useHost } from 'contracts';
import { usePolicy } from 'remote-kit/use-policy';

/** Who can have a saved chat as a file, from what price, and what everybody has. */
export function PaidWords({ what }: { what: string }) {
  const { Link } = useHost();
  const packs = usePolicy().data?.packs.filter(({ total }) => total > 0) ?? [];
  const from = packs.length > 0 && rupees(Math.min(...packs.map(({ total }) => total)));
  return (
    <>
      <p>
        {what} comes with every credit pack{from && ` (from ${from} with GST, once)`} and with every
        subscription. This chat is kept as it is.
      </p>
      <p>
        Everything Saathi keeps of you, this chat too, is yours for free:{' '}
        <Link href="/settings">Export my data in the settings</Link>.
      </p>
    </>
  );
}

function rupees(paise: number): string {
  const style = { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' } as const;
  return (paise / 100).toLocaleString('en-IN', style);
}
