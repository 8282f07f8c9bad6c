/** Hands an answer's file to the person through the browser's own download, by the name the server gave it. */
export async function saveFile(answer: Response): Promise<void> {
  const href = URL.createObjectURL(await answer.blob());
  const download = nameIn(answer.headers.get('Content-Disposition') ?? '');
  const link = Object.assign(document.createElement('a'), { href, download });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href));
}

/**
 * The name in a Content-Disposition header (RFC 6266).
 * @internal
 */
export function nameIn(header: string): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? [];
  return name === undefined ? 'saathi.txt' : decodeURIComponent(name);
}
