import { useEffect, useEffectEvent } from 'react';

/** Hears of a file that is pasted anywhere, or dragged onto the page, which the browser would otherwise open in the page's place. */
export function useBroughtFile(onFile: (file: File) => void): void {
  const brought = useEffectEvent((event: Event, files: FileList | undefined) => {
    const [file] = files ?? [];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => brought(event, event.clipboardData?.files);
    const onDrop = (event: DragEvent) => brought(event, event.dataTransfer?.files);
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragover', onDragOver);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragover', onDragOver);
    };
  }, []);
}
