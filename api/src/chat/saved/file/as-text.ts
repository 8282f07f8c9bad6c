import { formatDateTime, zoneName } from '../../../account/export/format-date-time.ts';
import type { ChatForFile, FileMessage } from './read-saved-chat.ts';

/** A conversation as plain text. */
export function asText(chat: ChatForFile): string {
  return [`${chat.title}\n${aboutChat(chat)}\n`, ...chat.messages.map(messageText)].join('\n');
}

/** With whom, from when to when, in whose time. */
export function aboutChat({ companion, category, began, saved, erased }: ChatForFile): string {
  return [
    `With ${companion}, an AI companion (${category}).`,
    `Began ${formatDateTime(began)}${saved ? `, saved ${formatDateTime(saved)}` : ''}; Saathi erases it ${formatDateTime(erased)}.`,
    `Times are ${zoneName(began)}.`,
  ].join(' ');
}

function messageText(message: FileMessage): string {
  return `${message.from}, ${formatDateTime(message.at)}\n${[written(message.text), ...notes(message)].join('\n')}\n`;
}

/** What stands below a message: that it was stopped, and whom to call. */
export function notes({ stopped, lines }: FileMessage): string[] {
  return [
    ...(stopped ? ['(Stopped here)'] : []),
    ...lines.map(({ name, number, hours }) => `${name}: ${number} (${hours})`),
  ];
}

/** A text as it may stand in a file: lines end alike, and nothing in it steers what shows the file. */
export function written(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}
