import { formatDateTime } from '../../../account/export/format-date-time.ts';
import { aboutChat, notes, written } from './as-text.ts';
import type { ChatForFile, FileMessage } from './read-saved-chat.ts';

const HARD_SPACE = '\u00a0';

/** A conversation as Markdown. Each message is a quotation: a table or a block of code that one leaves open ends with it. */
export function asMarkdown(chat: ChatForFile): string {
  const head = `# ${plain(chat.title)}\n\n${plain(aboutChat(chat))}\n`;
  return [head, ...chat.messages.map(messageMarkdown)].join('\n');
}

function messageMarkdown(message: FileMessage): string {
  const text = written(message.text);
  const said = message.typed ? asTyped(text) : text;
  const below = notes(message).map((note) => `\n\n*${plain(note)}*`);
  const quoted = `${said}${below.join('')}`
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
  return `**${plain(message.from)}**, ${formatDateTime(message.at)}\n\n${quoted}\n`;
}

/** A text that was typed and never was Markdown: its characters mean themselves, and its lines stay lines. */
function asTyped(text: string): string {
  return plain(text)
    .replace(/^[ \t]+/gm, (indent) => HARD_SPACE.repeat(indent.length))
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2')
    .replace(/(?<=.)\n(?=.)/g, '\\\n');
}

function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
}
