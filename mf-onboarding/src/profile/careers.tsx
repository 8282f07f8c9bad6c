import type { TraitsReport } from 'contracts/personality';
import { Card } from 'design-system/card';
import styles from './profile-page.module.css';

/** Of the full report: work that may suit the person, where, and what to build for it. */
export function Careers({ traits: { career_profile } }: { traits: TraitsReport }) {
  const { top_career_recommendations, overrides_applied } = career_profile;
  return (
    <Card className={styles.card}>
      <h2 className={styles.label}>Work that may suit you</h2>
      <ol className={styles.careers}>
        {top_career_recommendations.map(({ career, ideal_work_environment, skills_to_build }) => (
          <li key={career}>
            <h3>{career}</h3>
            <p>{ideal_work_environment}</p>
            <p>
              <b>To build</b> {skills_to_build.join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      {overrides_applied.map(({ suggestion }) => (
        <p key={suggestion}>{suggestion}</p>
      ))}
      <p className={styles.soft}>Ideas to try, and no advice for a decision. You know your life best.</p>
    </Card>
  );
}
