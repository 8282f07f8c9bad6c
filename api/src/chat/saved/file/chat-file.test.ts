import { marked } from 'marked';
import { expect, it } from 'vitest';
import { chatFile } from './chat-file.ts';
import type { ChatForFile, FileMessage } from './read-saved-chat.ts';

const at = new Date('2026-11-21T06:00:00Z');
const message = (change: Partial<FileMessage>): FileMessage => ({
  from: 'Mitra',
  typed: false,
  at,
  text: 'I am here.',
  lang: 'en',
  dir: 'ltr',
  stopped: false,
  lines: [],
  ...change,
});
const line = { name: 'Tele-MANAS', number: '14416', dial: '14416', text: false, hours: 'day and night' };
const chat = (messages: FileMessage[], title = 'A long talk'): ChatForFile => ({
  title,
  companion: 'Mitra',
  category: 'Mentor',
  began: at,
  saved: at,
  erased: new Date('2026-11-24T06:00:00Z'),
  messages,
});
const typed = (text: string) => message({ from: 'You', typed: true, text });

it('a text tells who said what when, that a reply was stopped, and whom to call', () => {
  const { text } = chatFile(
    chat([typed('आज\r\nअच्छा\u0007 दिन'), message({ stopped: true, lines: [line] })]),
    'text',
  );
  expect(text).toBe(
    [
      'A long talk',
      'With Mitra, an AI companion (Mentor). Began 21 November 2026 at 11:30, saved 21 November 2026 at 11:30; Saathi erases it 24 November 2026 at 11:30. Times are India Standard Time.',
      '',
      'You, 21 November 2026 at 11:30',
      'आज',
      'अच्छा दिन',
      '',
      'Mitra, 21 November 2026 at 11:30',
      'I am here.',
      '(Stopped here)',
      'Tele-MANAS: 14416 (day and night)',
      '',
    ].join('\n'),
  );
});

it('in Markdown, what was typed means itself, line by line', () => {
  const words = '# not a heading\n- *no* list\n1. [no](link) <b>&amp;\n\n    and `no` code \\';
  const { text } = chatFile(chat([typed(words)], '*Bold* <i>title'), 'markdown');
  const html = marked.parse(text, { async: false });
  expect(html).not.toMatch(/<(h1>not|ul|ol|a |b>|em|code|i>)/);
  expect(html).toContain('<h1>*Bold* &lt;i&gt;title</h1>');
  for (const part of ['# not a heading', '- *no* list', '1. [no](', '&amp;amp;'])
    expect(html).toContain(part);
});

it('in Markdown, a table or code that a reply leaves open ends with it', () => {
  const { text } = chatFile(
    chat([message({ text: 'So:\n\n```js\nconst a = 1;' }), typed('Thanks'), message({ lines: [line] })]),
    'markdown',
  );
  const html = marked.parse(text, { async: false });
  expect(html.match(/<pre>/g)).toHaveLength(1);
  expect(html.match(/<blockquote>/g)).toHaveLength(3);
  expect(html).toContain('<em>Tele-MANAS: 14416 (day and night)</em>');
});

it('in JSON, everything is there for a program', () => {
  const { text } = chatFile(
    chat([typed('"Quoted"\n\u0000'), message({ stopped: true, lines: [line] })]),
    'json',
  );
  expect(JSON.parse(text)).toEqual({
    title: 'A long talk',
    companion: 'Mitra',
    category: 'Mentor',
    began: '2026-11-21T06:00:00.000Z',
    saved: '2026-11-21T06:00:00.000Z',
    erased: '2026-11-24T06:00:00.000Z',
    messages: [
      { from: 'You', at: at.toISOString(), text: '"Quoted"\n\u0000', lang: 'en', dir: 'ltr' },
      {
        from: 'Mitra',
        at: at.toISOString(),
        text: 'I am here.',
        lang: 'en',
        dir: 'ltr',
        stopped: true,
        lines: [{ name: 'Tele-MANAS', number: '14416', hours: 'day and night' }],
      },
    ],
  });
});
