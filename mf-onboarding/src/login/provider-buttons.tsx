import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import styles from './login-page.module.css';
import { useProviders } from './use-providers.ts';

/** One button for each provider the operator configured; nothing while there is none. */
export function ProviderButtons() {
  const { query } = useHost().useRoute();
  const { providers, leaving, leaveFor } = useProviders(query.has('signed-in'));
  if (providers.length === 0) return null;
  return (
    <div className={styles.providers}>
      <p>or</p>
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="ghost"
          wide
          busy={leaving === provider.id}
          onClick={() => leaveFor(provider)}
        >
          Continue with {provider.name}
        </Button>
      ))}
    </div>
  );
}
