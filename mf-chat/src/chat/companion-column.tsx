import { useHost } from 'contracts';
import { categoryTitles } from 'contracts/categories';
import type { ChatSession, VoiceStyle } from 'contracts/chat';
import { CompanionBloom } from 'design-system/companion-bloom';
import type { AllowanceState } from '../allowance/use-allowance.ts';
import { ChatStatus } from './chat-status.tsx';
import styles from './columns.module.css';

const voices: Record<VoiceStyle, string> = {
  soft: 'Speaks softly',
  energetic: 'Speaks with energy',
  calm: 'Speaks calmly',
  playful: 'Speaks playfully',
};

interface Props {
  session: ChatSession;
  allowance: AllowanceState;
}

/** The right column: who the companion is, what it knows, and what becomes of what is said. */
export function CompanionColumn({ session, allowance }: Props) {
  const { session: who } = useHost();
  const hours = allowance.policy?.retention_hours;
  return (
    <aside className={styles.companion} aria-label="Your companion">
      <CompanionBloom category={session.category} size={220} motion="breathe" className={styles.bloom} />
      <h2 dir="auto">{session.ai_name}</h2>
      <p className={styles.soft}>
        {categoryTitles[session.category]}. {voices[session.voice_style]}. An AI, not a person and not a
        doctor.
      </p>
      <ChatStatus chat={session.id} allowance={allowance} photos={session.category === 'teacher'} />
      <h3>Personalized for {who.current?.person?.name}</h3>
      <p className={styles.soft}>
        It knows your name, your personality type and numbers, and the last messages of this chat. Nothing of
        other chats.
      </p>
      <h3>Only here</h3>
      <p className={styles.soft}>
        This chat is locked with a key of its own. End it with Delete and the key is destroyed at once
        {hours && `; left open, after ${hours.open} hours without a word; saved, after ${hours.saved} hours`}.
      </p>
    </aside>
  );
}
