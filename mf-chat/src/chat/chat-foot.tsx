import type { ChatSession } from 'contracts/chat';
import { Notice } from 'design-system/notice';
import type { ReactNode, RefObject } from 'react';
import { AllowanceNotice } from '../allowance/allowance-notice.tsx';
import type { AllowanceState } from '../allowance/use-allowance.ts';
import { CareOffline } from './care-offline.tsx';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { BreakSuggestion } from './session-timer.tsx';
import type { DraftState } from './use-draft.ts';

interface Props {
  area: RefObject<HTMLTextAreaElement | null>;
  session: ChatSession;
  draft: DraftState;
  allowance: AllowanceState;
  problem: string;
  replying: boolean;
  /** Help was just given: nothing is offered for sale beside it. */
  caring: boolean;
  /** The server does not answer: the lines stand here instead. */
  unreached: boolean;
  onSend(): void;
  onStop(): void;
  children: ReactNode;
}

/**
 * What is said about sending, the composer, and what is always true: it is an AI. Sending is never switched off, since only
 * the server knows a message that needs help and is always answered.
 */
export function ChatFoot({
  area,
  session,
  draft,
  allowance,
  problem,
  replying,
  caring,
  unreached,
  onSend,
  onStop,
  children,
}: Props) {
  const { policy } = allowance;
  return (
    <div className={styles.foot}>
      {children}
      {problem && problem !== allowance.allowance?.sentence && (
        <Notice tone="error">
          {problem} {draft.text && 'Your words are kept below.'}
        </Notice>
      )}
      {unreached && <CareOffline />}
      {!caring && !unreached && <AllowanceNotice allowance={allowance.allowance} inChat />}
      {policy && (
        <BreakSuggestion
          chat={session.id}
          afterMinutes={policy.break_after_minutes}
          aiName={session.ai_name}
        />
      )}
      <Composer
        ref={area}
        text={draft.text}
        aiName={session.ai_name}
        maxLength={policy?.limits.message_characters}
        replying={replying}
        onChange={draft.setText}
        onSend={onSend}
        onStop={onStop}
      />
      <p className={styles.truth}>
        <bdi>{session.ai_name}</bdi> is an AI. Erased when you end this chat.
        <span> Replies draw on your personality and career insights.</span>
      </p>
    </div>
  );
}
