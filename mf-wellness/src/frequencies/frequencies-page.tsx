import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import { PageHeading } from 'design-system/page-heading';
import styles from './frequencies.module.css';
import { NowPlaying } from './now-playing.tsx';
import { Stage } from './stage.tsx';
import { ToneGrid } from './tone-grid.tsx';
import { TonesLoading } from './tones-loading.tsx';
import { usePlayer } from './use-player.ts';
import { useTones } from './use-tones.ts';

/** /frequencies: twelve tones, one of which sounds at a time (specification part 2 §2.13). */
export function FrequenciesPage() {
  const tones = useTones();
  const player = usePlayer();

  return (
    <div className={styles.page}>
      <div className={styles.tones}>
        <PageHeading soft="Choose a tone and let it carry you. Headphones help.">
          Healing Frequencies
        </PageHeading>
        {tones.status === 'loading' && <TonesLoading />}
        {tones.status === 'failed' && (
          <Notice
            tone="error"
            action={
              <Button size="s" variant="ghost" onClick={tones.retry}>
                Retry
              </Button>
            }
          >
            {messageOf(tones.error)}
          </Notice>
        )}
        {tones.status === 'ready' && <ToneGrid list={tones.list} player={player} />}
        <p className={styles.honest}>
          People choose these tones by tradition and by taste. They are here for calm, not as a treatment: if
          one feels wrong, stop it and trust yourself.
        </p>
      </div>
      <Stage playing={player.playing} />
      {player.playing && <NowPlaying playing={player.playing} player={player} />}
    </div>
  );
}
