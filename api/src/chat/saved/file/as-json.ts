import type { ChatForFile } from './read-saved-chat.ts';

/** A conversation as JSON for programs (docs/product/chat.md, A saved chat as a file). Times in ISO 8601. */
export function asJson({ messages, ...chat }: ChatForFile): string {
  const said = messages.map(({ typed: _, stopped, lines, ...message }) => ({
    ...message,
    ...(stopped && { stopped }),
    ...(lines.length > 0 && { lines: lines.map(({ name, number, hours }) => ({ name, number, hours })) }),
  }));
  return `${JSON.stringify({ ...chat, messages: said }, null, 2)}\n`;
}
