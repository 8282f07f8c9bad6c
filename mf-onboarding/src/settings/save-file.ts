/** Hands a file to the person through the browser's own download. */
export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href));
}
