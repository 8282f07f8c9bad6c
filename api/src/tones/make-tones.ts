import { mkdir, rename, writeFile } from 'node:fs/promises';
import { tones } from './catalogue.ts';
import { encodeMp3 } from './encode-mp3.ts';
import { tonesDirectory } from './read-tone.ts';

// Makes the audio of every tone from its frequency. Run by the build; a file is never half written.
await mkdir(tonesDirectory, { recursive: true });
for (const [id, make] of tones()) {
  const file = new URL(`${id}.mp3`, tonesDirectory);
  const unfinished = new URL(`${id}.mp3.part`, tonesDirectory);
  await writeFile(unfinished, await encodeMp3(make()));
  await rename(unfinished, file);
}
