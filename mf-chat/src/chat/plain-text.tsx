/** What a person wrote, mark for mark: only blank lines part paragraphs. */
export function PlainText({ text }: { text: string }) {
  return text.split(/\n[ \t]*\n\s*/).map((words, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
    <p key={i}>{words}</p>
  ));
}
