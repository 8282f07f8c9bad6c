/** Where the build puts the tones' mp3 files. */
export const tonesDirectory = new URL('../../dist/tones/', import.meta.url);
