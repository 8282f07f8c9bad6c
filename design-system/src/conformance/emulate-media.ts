import { commands } from 'vitest/browser';

/** What a person has asked of their device; null gives the browser's own answer back. */
export interface EmulatedMedia {
  reducedMotion?: 'reduce' | 'no-preference' | null;
  colorScheme?: 'light' | 'dark' | null;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
  }
}

/** Makes the page believe that the device asks for stillness or for a theme. */
export async function emulateMedia(media: EmulatedMedia): Promise<void> {
  await commands.emulateMedia(media);
}
