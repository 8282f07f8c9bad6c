import { PageHeading } from 'design-system/page-heading';
import { usePolicy } from 'remote-kit/use-policy';
import { DocumentText } from '../legal/document-text.tsx';
import { sayOf } from '../legal/say.ts';
import { SupportBox } from '../legal/support-box.tsx';
import { CallFirst } from './call-first.tsx';
import { Counts } from './counts.tsx';
import { FiguresTable } from './figures-table.tsx';
import { Levels } from './levels.tsx';
import styles from './safety.module.css';
import { edition, safety, shown } from './safety.ts';

/** /safety: what Saathi does when somebody is at risk, and how well (docs/product/care.md, Safety page). */
export function SafetyPage() {
  const policy = usePolicy();
  const say = sayOf(policy.data);
  const document = safety(say);
  return (
    <div className={styles.page}>
      <PageHeading className={styles.heading} above={edition}>
        {document.title}
      </PageHeading>
      <CallFirst />
      <div className={styles.text}>
        <DocumentText
          document={document}
          shown={{
            [shown.levels]: <Levels />,
            [shown.counts]: <Counts fewest={say(({ smallest_count }) => smallest_count)} />,
            [shown.figures]: <FiguresTable />,
          }}
        />
        <SupportBox policy={policy} />
      </div>
    </div>
  );
}
