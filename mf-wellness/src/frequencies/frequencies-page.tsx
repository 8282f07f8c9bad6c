import { useHost } from 'contracts';
import { PageHeading } from 'design-system/page-heading';
import { useCallback } from 'react';
import { LoadFailed } from 'remote-kit/load-failed';
import { fetchTones } from 'remote-kit/tones';
import { useLoaded } from 'remote-kit/use-loaded';
import styles from './frequencies.module.css';
import { NowPlaying } from './now-playing.tsx';
import { Stage } from './stage.tsx';
import { ToneGrid } from './tone-grid.tsx';
import { TonesLoading } from './tones-loading.tsx';
import { usePlayer } from './use-player.ts';

/** /frequencies: the tones, one of which sounds at a time. */
export function FrequenciesPage() {
  const { http } = useHost();
  const { data, error, reload } = useLoaded(useCallback(() => fetchTones(http), [http]));
  const player = usePlayer();

  return (
    <div className={styles.page}>
      <div className={styles.tones}>
        <PageHeading soft="Choose a tone and let it carry you. Headphones help.">
          Healing Frequencies
        </PageHeading>
        {data ? (
          <ToneGrid list={data} player={player} />
        ) : error ? (
          <LoadFailed error={error} onRetry={reload} />
        ) : (
          <TonesLoading />
        )}
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
