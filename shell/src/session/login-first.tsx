import { useHost } from 'contracts';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import styles from '../remotes/page-failed.module.css';

/** Chat without a verified e-mail (docs/product/routes.md, Guard): what is missing, and the button that helps. */
export function NeedsEmail({ anonymous }: { anonymous: boolean }) {
  const { navigation } = useHost();
  const [text, label, path] = anonymous
    ? (['Please login to continue chatting', 'Login', '/login'] as const)
    : (['Please verify your email first', 'Verify your email', '/verify-email'] as const);
  return (
    <div className={styles.place}>
      <Bloom petals={8} hue={255} size={96} open={0.7} />
      <h1>{text}</h1>
      <p>Everything you entered so far is kept.</p>
      <Button onClick={() => navigation.go(path)}>{label}</Button>
    </div>
  );
}
