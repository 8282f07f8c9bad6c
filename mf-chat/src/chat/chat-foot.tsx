import type { ChatSession } from 'contracts/chat';
import { Notice } from 'design-system/notice';
import { lazy, type ReactNode, type RefObject, Suspense } from 'react';
import type { AllowanceState } from '../allowance/use-allowance.ts';
import { CareOffline } from './care-offline.tsx';
import styles from './chat.module.css';
import { ChooseCountry } from './choose-country.tsx';
import { Composer } from './composer.tsx';
import type { DraftState } from './use-draft.ts';

const HomeworkTool = lazy(() =>
  import(/* webpackChunkName: "homework" */ '../homework/homework-tool.tsx').then((m) => ({
    default: m.HomeworkTool,
  })),
);

interface Props {
  area: RefObject<HTMLTextAreaElement | null>;
  session: ChatSession;
  draft: DraftState;
  /** What the composer holds is the person's last message. */
  editing: boolean;
  allowance: AllowanceState;
  problem: string;
  countryNeeded: boolean;
  replying: boolean;
  /** The server does not answer: people to call stand here. */
  unreached: boolean;
  onSend(): void;
  onStop(): void;
  children: ReactNode;
}

/**
 * What went wrong with sending, the composer, and what is always true: it is an AI. Nothing else stands here, because it takes its
 * room from the talk. Sending is never switched off, since only the server knows a message that needs help and is always answered.
 */
export function ChatFoot({
  area,
  session,
  draft,
  editing,
  allowance,
  problem,
  countryNeeded,
  replying,
  unreached,
  onSend,
  onStop,
  children,
}: Props) {
  const { policy } = allowance;
  function addWords(words: string) {
    draft.setText([draft.text.trim(), words].filter(Boolean).join('\n'));
    area.current?.focus();
  }
  return (
    <div className={styles.foot}>
      {children}
      {problem && problem !== allowance.allowance?.sentence && (
        <Notice tone="error" action={countryNeeded && <ChooseCountry path="/chat" />}>
          {problem} {draft.text && 'Your words are kept below.'}
        </Notice>
      )}
      {unreached && <CareOffline />}
      <Composer
        ref={area}
        text={draft.text}
        aiName={session.ai_name}
        maxLength={policy?.limits.message_characters}
        editing={editing}
        replying={replying}
        tool={
          session.category === 'teacher' && (
            <Suspense>
              <HomeworkTool allowance={allowance} onWords={addWords} />
            </Suspense>
          )
        }
        onChange={draft.setText}
        onSend={onSend}
        onStop={onStop}
        onCancelEdit={draft.cancelEdit}
      />
      <p className={styles.truth}>
        <bdi>{session.ai_name}</bdi> is an AI. <span>Erased when you end this chat.</span>
        <span> Replies draw on your personality and career insights.</span>
      </p>
    </div>
  );
}
