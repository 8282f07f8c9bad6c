import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import styles from './about.module.css';

/** The one thing to do after reading: begin, or go back to one's companions. */
export function GetStarted() {
  const { session, navigation } = useHost();
  const here = session.current?.next === '/categories' && session.current.person !== null;
  return (
    <section className={styles.start}>
      <h2 className={styles.title}>
        {here ? 'Your companions are waiting, without hurry.' : 'You can begin with one sentence.'}
      </h2>
      <Button className={styles.startButton} onClick={() => navigation.go(here ? '/categories' : '/welcome')}>
        {here ? 'Choose a companion' : 'Get Started'}
      </Button>
    </section>
  );
}
