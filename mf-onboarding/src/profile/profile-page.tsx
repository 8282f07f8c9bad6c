import { useHost } from 'contracts';
import { Skeleton } from 'design-system/skeleton';
import { VisuallyHidden } from 'design-system/visually-hidden';
import { useCallback, useState } from 'react';
import { LoadFailed } from 'remote-kit/load-failed';
import { useLoaded } from 'remote-kit/use-loaded';
import { fetchProfile } from '../person/profile.api.ts';
import { Identity } from './identity.tsx';
import { JourneyCard } from './journey-card.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { Personality } from './personality.tsx';
import { PrivacyNotes } from './privacy-notes.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileFormCard } from './profile-form.tsx';
import styles from './profile-page.module.css';
import { usePlan } from './use-plan.ts';

/** `/profile`: who the person told us they are, how far they have come, and what their answers say (docs/product/accounts.md, Profile). */
export function ProfilePage() {
  const { http } = useHost();
  const profile = useLoaded(useCallback((signal: AbortSignal) => fetchProfile(http, signal), [http]));
  const plan = usePlan();
  const [editing, setEditing] = useState(false);
  const { data } = profile;
  if (!data) {
    return (
      <div className={styles.page}>
        <h1>My Profile</h1>
        {profile.error ? (
          <LoadFailed error={profile.error} onRetry={profile.reload}>
            Your profile is kept.
          </LoadFailed>
        ) : (
          <Waiting />
        )}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1>My Profile</h1>
      <div className={styles.columns}>
        <div className={styles.who}>
          <Identity profile={data} plan={plan} />
          {editing ? (
            <ProfileFormCard profile={data} onSaved={profile.set} onDone={() => setEditing(false)} />
          ) : (
            <PersonalInformation profile={data} onEdit={() => setEditing(true)} />
          )}
        </div>
        <div className={styles.read}>
          <Personality key={data.dob} dob={data.dob} />
        </div>
        <div className={styles.around}>
          <JourneyCard />
          <PrivacyNotes autoDelete={data.auto_delete} />
          <ProfileActions plan={plan} />
        </div>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <VisuallyHidden role="status">Loading your profile</VisuallyHidden>
      <Skeleton height="5.5rem" />
      <Skeleton height="16rem" />
      <Skeleton height="10rem" />
    </div>
  );
}
