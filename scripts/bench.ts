import { type Report, reportLines } from './bench/report.ts';
import { script, ToolFailed } from './tool.ts';

/** The benches by name, each a module of scripts/bench that measures side by side in one run. */
const benches: Record<string, () => Promise<{ bench: (part?: 'tune') => Promise<Report> }>> = {
  chat: () => import('./bench/chat.ts'),
  credits: () => import('./bench/credits.ts'),
  bytes: () => import('./bench/bytes.ts'),
  pages: () => import('./bench/pages.ts'),
  care: () => import('./bench/care.ts'),
  homework: () => import('./bench/homework.ts'),
};

// `npm run bench [name …]`: all of them, or those named; `npm run bench care tune` reads the authors who tune instead of those who test.
// Never part of `npm test`: figures depend on the machine, ratios less so.
await script(async () => {
  const names = process.argv.slice(2).filter((name) => name !== 'tune');
  const part = process.argv.includes('tune') ? 'tune' : undefined;
  for (const name of names.length > 0 ? names : Object.keys(benches)) {
    const load = benches[name];
    if (!load)
      throw new ToolFailed(`There is no bench "${name}". There are: ${Object.keys(benches).join(', ')}.`);
    const report = await (await load()).bench(part);
    process.stdout.write(`${reportLines(report).join('\n')}\n`);
  }
});
