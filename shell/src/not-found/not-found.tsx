import { useHost } from 'contracts';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { Frame } from '../frame/frame.tsx';
import styles from '../remotes/page-failed.module.css';

/** Any path that no page has (docs/product/routes.md, Unknown paths). */
export function NotFound() {
  const { navigation } = useHost();
  return (
    <Frame kind="plain">
      <div className={styles.place}>
        <Bloom petals={3} hue={115} size={88} open={0.6} />
        <h1>Page not found</h1>
        <p>This address leads nowhere. Nothing of yours is lost.</p>
        <Button onClick={() => navigation.go('/welcome')}>Go Home</Button>
      </div>
    </Frame>
  );
}
