import type { Profile } from 'contracts/people';
import { Chip } from 'design-system/chip';
import { formOf } from './profile.rules.ts';
import styles from './profile-page.module.css';
import type { Plan } from './use-plan.ts';

/** The first letter of the name, the name, and the plan. */
export function Identity({ profile, plan }: { profile: Profile; plan: Plan | undefined }) {
  const { name, language } = formOf(profile);
  return (
    <div className={styles.identity}>
      <span className={styles.avatar} aria-hidden="true" lang={language}>
        {initialOf(name)}
      </span>
      <div className={styles.nameAndPlan}>
        <p className={styles.name}>{name}</p>
        <p className={styles.plan}>
          {plan && (
            <Chip tone={plan === 'pro' ? 'warm' : 'outline'}>
              {plan === 'pro' ? 'PRO Member' : 'Free Plan'}
            </Chip>
          )}
        </p>
      </div>
    </div>
  );
}

/** The first letter as its script writes it, with the marks that belong to it: "आ" of "आशा", "कि" of "किरण". */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase();
}
