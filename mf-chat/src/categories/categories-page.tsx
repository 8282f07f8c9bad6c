import { useHost } from 'contracts';
import { type Category, categoryTitles } from 'contracts/categories';
import { Button } from 'design-system/button';
import { PageHeading } from 'design-system/page-heading';
import { useState } from 'react';
import { isDayUsedUp } from 'remote-kit/allowance';
import { AllowanceNotice } from '../allowance/allowance-notice.tsx';
import { useAllowance } from '../allowance/use-allowance.ts';
import { rememberChoice } from '../choice/choice.ts';
import { useVerifyFirst } from '../verify-first/use-verify-first.ts';
import { VerifyDialog } from '../verify-first/verify-dialog.tsx';
import { VerifyNotice } from '../verify-first/verify-notice.tsx';
import styles from './categories.module.css';
import { CompanionCard } from './companion-card.tsx';
import { companions } from './companions.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { nextPage } from './next-page.ts';
import { TeacherDialog } from './teacher-dialog.tsx';

/** `/categories`: the nine companions, and the one to talk with at once (docs/product/chat.md, Categories). */
export function CategoriesPage() {
  const { session, navigation } = useHost();
  const { credits, policy, allowance } = useAllowance();
  const verify = useVerifyFirst();
  const [asked, setAsked] = useState<'limit' | 'teacher' | 'email'>();
  const name = session.current?.person?.name;
  const close = () => setAsked(undefined);

  function choose(category: Category) {
    if (credits && isDayUsedUp(credits)) return setAsked('limit');
    rememberChoice({ category, subcategory: null });
    if (category === 'teacher') return setAsked('teacher');
    goOn(nextPage(category), { category, categoryTitle: categoryTitles[category] });
  }

  function talkNow() {
    if (credits && isDayUsedUp(credits)) return setAsked('limit');
    goOn('/chat/heart_to_heart');
  }

  function goOn(path: string, state?: { category: Category; categoryTitle: string }) {
    if (verify.mayChat) return navigation.go(path, { state });
    verify.prepare(path);
    setAsked('email');
  }

  return (
    <div className={styles.page}>
      <PageHeading soft="Choose AI companion" className={styles.heading}>
        Who would you like to sit with{name ? `, ${name}` : ''}?
      </PageHeading>
      {verify.mayChat ? (
        credits?.daily && <AllowanceNotice allowance={allowance} />
      ) : (
        <VerifyNotice verify={verify} />
      )}
      <p className={styles.now}>
        <Button size="s" variant={verify.mayChat ? 'primary' : 'ghost'} onClick={talkNow}>
          Talk now
        </Button>
        <span>Heart to heart, at once.</span>
      </p>
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
      <TeacherDialog open={asked === 'teacher'} onClose={close} onStart={() => goOn(nextPage('teacher'))} />
      <VerifyDialog open={asked === 'email' && !verify.mayChat} verify={verify} onClose={close} />
    </div>
  );
}
