/** The first and last byte asked for, both counted; `whole` when the header asks for nothing that can be honoured in part. */
export type ByteRange = { first: number; last: number } | 'whole' | 'unsatisfiable';

/** Reads a `Range` header against a file of `size` bytes. Several ranges at once get the whole file, as HTTP allows. */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  const [, from = '', to = ''] = match;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole';
  return first > last ? 'unsatisfiable' : { first, last };
}
