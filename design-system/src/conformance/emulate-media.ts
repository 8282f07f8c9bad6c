import { commands } from 'vitest/browser';

/** What a person has asked of their device; null gives the browser's own answer back. */
export interface EmulatedMedia {
  reducedMotion?: 'reduce' | 'no-preference' | null;
  colorScheme?: 'light' | 'dark' | null;
  forcedColors?: 'active' | 'none' | null;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
  }
}

/** Makes the page believe that the device asks for stillness, for a theme or for colours of the person's own. */
export async function emulateMedia(media: EmulatedMedia): Promise<void> {
  await commands.emulateMedia(media);
}
