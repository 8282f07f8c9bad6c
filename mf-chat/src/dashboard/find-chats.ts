import { categoryTitles } from 'contracts/categories';
import type { ChatSession } from 'contracts/chat';

/** What chats are looked for by: words, and a day as YYYY-MM-DD; empty for any. */
export interface Wanted {
  words: string;
  day: string;
}

/** Whether a chat is looked for: its companion, category or name holds the words, and it was talked in on that day of this device. */
export function isWanted(chat: ChatSession, { words, day }: Wanted): boolean {
  const names = [chat.ai_name, categoryTitles[chat.category], chat.title].join('\n');
  return folded(names).includes(folded(words.trim())) && (day === '' || wasTalkedIn(chat, day));
}

function wasTalkedIn({ created_at, updated_at }: ChatSession, day: string): boolean {
  return dayOf(created_at) <= day && day <= dayOf(updated_at);
}

/** A day on this device's calendar as YYYY-MM-DD. */
function dayOf(at: string): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
