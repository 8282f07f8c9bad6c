import { categoryTitles } from 'contracts/categories';
import type { ChatSessionView } from 'contracts/chat';

/** A chat as a text file a person can read: who, when, and each message with its speaker. */
export function chatAsText({ session, messages }: ChatSessionView): string {
  const head = `${session.title}\n${session.ai_name} (an AI), ${categoryTitles[session.category]}\n`;
  const said = messages.map((message) => {
    const speaker = message.role === 'user' ? 'You' : message.care ? 'Saathi' : session.ai_name;
    return `${speaker}, ${new Date(message.created_at).toLocaleString()}\n${message.content}\n`;
  });
  return [head, ...said].join('\n');
}

/** Hands a text to the person as a file. It never leaves the device. */
export function downloadText(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href));
}
