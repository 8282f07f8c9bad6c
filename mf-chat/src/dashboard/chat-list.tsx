import type { ChatSession } from 'contracts/chat';
import { useState } from 'react';
import { ChatCard } from './chat-card.tsx';
import { ChatSearch } from './chat-search.tsx';
import styles from './dashboard.module.css';
import { isWanted } from './find-chats.ts';
import { UnreadableChatCard } from './unreadable-chat-card.tsx';

const FEW = 3;

/** A chat of the list, and whether it was saved. */
interface Listed {
  chat: ChatSession;
  saved: boolean;
}

interface Props {
  chats: Listed[];
  /** Whether saved chats can be had as files. */
  exports: boolean;
  /** It is another one now, or gone. */
  onChange(): void;
}

/** The chats, and once there are more than a few, what finds one among them. */
export function ChatList({ chats, exports, onChange }: Props) {
  const [wanted, setWanted] = useState({ words: '', day: '' });
  const searched = chats.length > FEW;
  const found = searched ? chats.filter(({ chat }) => isWanted(chat, wanted)) : chats;
  return (
    <>
      {searched && <ChatSearch wanted={wanted} onChange={setWanted} found={found.length} of={chats.length} />}
      <ul className={styles.chats} aria-label="Your chats">
        {found.map(({ chat, saved }) => (
          <li key={chat.id}>
            {chat.unreadable ? (
              <UnreadableChatCard chat={chat} saved={saved} onGone={onChange} />
            ) : (
              <ChatCard chat={chat} saved={saved} exports={exports} onChange={onChange} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
