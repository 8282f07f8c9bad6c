import type { ChatFileFormat } from 'contracts/chat';
import { asJson } from './as-json.ts';
import { asMarkdown } from './as-markdown.ts';
import { asText } from './as-text.ts';
import { attachment, fileName } from './file-name.ts';
import type { ChatForFile } from './read-saved-chat.ts';

const formats: Record<
  ChatFileFormat,
  { ending: string; type: string; write: (chat: ChatForFile) => string }
> = {
  text: { ending: '.txt', type: 'text/plain; charset=utf-8', write: asText },
  markdown: { ending: '.md', type: 'text/markdown; charset=utf-8', write: asMarkdown },
  json: { ending: '.json', type: 'application/json', write: asJson },
};

/** A conversation as a file: what is in it, and the headers it is sent with. */
export function chatFile(
  chat: ChatForFile,
  format: ChatFileFormat,
): { text: string; headers: Record<string, string> } {
  const { ending, type, write } = formats[format];
  return {
    text: write(chat),
    headers: {
      'Content-Type': type,
      'Content-Disposition': attachment(fileName(chat.title, chat.began, ending)),
      'Cache-Control': 'no-store',
    },
  };
}
