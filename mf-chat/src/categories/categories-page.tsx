import { useHost } from 'contracts';
import { type Category, categoryTitles } from 'contracts/categories';
import { PageHeading } from 'design-system/page-heading';
import { useState } from 'react';
import { isDayUsedUp } from 'remote-kit/allowance';
import { AllowanceNotice } from '../allowance/allowance-notice.tsx';
import { useAllowance } from '../allowance/use-allowance.ts';
import { rememberChoice } from '../choice/choice.ts';
import styles from './categories.module.css';
import { CompanionCard } from './companion-card.tsx';
import { companions } from './companions.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { nextPage } from './next-page.ts';
import { TeacherDialog } from './teacher-dialog.tsx';

/** `/categories`: the nine companions (docs/product/chat.md, Categories). */
export function CategoriesPage() {
  const { session, navigation } = useHost();
  const { credits, policy, allowance } = useAllowance();
  const [asked, setAsked] = useState<'limit' | 'teacher'>();
  const name = session.current?.person?.name;
  const close = () => setAsked(undefined);

  function choose(category: Category) {
    if (credits && isDayUsedUp(credits)) return setAsked('limit');
    rememberChoice({ category, subcategory: null });
    if (category === 'teacher') return setAsked('teacher');
    navigation.go(nextPage(category), { state: { category, categoryTitle: categoryTitles[category] } });
  }

  return (
    <div className={styles.page}>
      <PageHeading soft="Choose AI companion" className={styles.heading}>
        Who would you like to sit with{name ? `, ${name}` : ''}?
      </PageHeading>
      {credits?.daily && <AllowanceNotice allowance={allowance} />}
      <ul className={styles.grid}>
        {companions.map(({ category, line }) => (
          <li key={category}>
            <CompanionCard
              category={category}
              line={line}
              locked={policy?.locked_categories.includes(category) ?? false}
              onChoose={() => choose(category)}
            />
          </li>
        ))}
      </ul>
      <LimitDialog open={asked === 'limit'} onClose={close} />
      <TeacherDialog
        open={asked === 'teacher'}
        onClose={close}
        onStart={() => navigation.go(nextPage('teacher'))}
      />
    </div>
  );
}
