import { useHost } from 'contracts';
import { PageHeading } from 'design-system/page-heading';
import { useCallback } from 'react';
import { useLoaded } from 'remote-kit/use-loaded';
import { ChatsSection } from './chats-section.tsx';
import { fetchMoods } from './dashboard.api.ts';
import styles from './dashboard.module.css';
import { JourneyCard } from './journey-card.tsx';
import { MoodRow } from './mood-row.tsx';
import { ReflectionCard } from './reflection-card.tsx';
import { dayWords } from './time-words.ts';
import { ToneSuggestion } from './tone-suggestion.tsx';
import { WeekCard } from './week-card.tsx';

/** `/dashboard`: how it is inside, the way back into a chat, and what the days were like (docs/product/pages.md, Today). */
export function DashboardPage() {
  const { http, session } = useHost();
  const moods = useLoaded(useCallback((signal: AbortSignal) => fetchMoods(http, signal), [http]));
  const name = session.current?.person?.name;
  return (
    <div className={styles.page}>
      <div className={styles.middle}>
        <PageHeading above={dayWords(new Date())}>How is it inside{name ? `, ${name}` : ''}?</PageHeading>
        <MoodRow moods={moods} />
        <ChatsSection />
        <div className={styles.pair}>
          <WeekCard moods={moods} />
          <JourneyCard />
        </div>
        <ReflectionCard week={moods.data} />
      </div>
      <ToneSuggestion />
    </div>
  );
}
