import { longChatFigures } from './chat/long-chat.ts';
import { memoryOf, type Started, startScript } from './chat/process.ts';
import { startSaathi } from './chat/saathi.ts';
import { type Ask, readAll } from './chat/streams.ts';
import type { Report } from './report.ts';

const PEOPLE = 200;
/** How many streams at once, how often, and how much more than the bare handler Saathi may add to the first words. */
const LOADS: { streams: number; rounds: number; bar: Bar }[] = [
  {
    streams: 1,
    rounds: 60,
    bar: { words: 'at most 4 ms more than it', met: (ours, bare) => ours <= bare + 4 },
  },
  { streams: 50, rounds: 16, bar: { words: 'at most twice it', met: (ours, bare) => ours <= bare * 2 } },
  { streams: 200, rounds: 8, bar: { words: 'at most twice it', met: (ours, bare) => ours <= bare * 2 } },
];
const WARM_UP = [1, 1, 50, 200, 50, 200];

interface Bar {
  words: string;
  met: (ours: number, bare: number) => boolean;
}

/** A way to the model's words, and what to ask it for. */
interface Way {
  name: 'direct' | 'bare' | 'saathi';
  ask: (index: number) => Ask;
  pid: number;
}

/**
 * The time to a reply's first words, over asking the model directly: through Saathi, and beside it through a bare Hono
 * handler with the same SDK. Everything on loopback, in processes of its own; the three ways take turns.
 */
export async function bench(): Promise<Report> {
  const started: Started[] = [];
  const stopAll = async () => {
    for (let last = started.pop(); last; last = started.pop()) await last.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopAll().finally(() => process.exit(130)));
  }
  const begin = async <T extends Started>(starting: Promise<T>): Promise<T> => {
    const it = await starting;
    started.push(it);
    return it;
  };
  try {
    const upstream = await begin(startScript('upstream'));
    const bare = await begin(startScript('bare', { AI_BASE_URL: `${upstream.url}/v1` }));
    const saathi = await begin(startSaathi(upstream.url, PEOPLE));
    const report = await measure(waysOf(upstream, bare, saathi));
    const [chatter] = saathi.people;
    const long = chatter ? await longChatFigures(saathi.url, saathi.sql, chatter) : [];
    return { ...report, figures: [...report.figures, ...long] };
  } finally {
    await stopAll();
  }
}

function waysOf(upstream: Started, bare: Started, saathi: Awaited<ReturnType<typeof startSaathi>>): Way[] {
  const message = 'I had a long day and would like to see something green.';
  const direct = { model: 'bench', stream: true, messages: [{ role: 'user', content: message }] };
  return [
    {
      name: 'direct',
      pid: upstream.pid,
      ask: () => ({ url: `${upstream.url}/v1/chat/completions`, headers: {}, body: direct }),
    },
    { name: 'bare', pid: bare.pid, ask: () => ({ url: `${bare.url}/chat`, headers: {}, body: { message } }) },
    {
      name: 'saathi',
      pid: saathi.pid,
      ask: (index) => {
        const chatter = saathi.people[index % saathi.people.length];
        if (!chatter) throw new Error('Nobody is there to chat.');
        return chatter();
      },
    },
  ];
}

/** Opens that many streams of a way at once and reads each to its end; every time others of the people chat. */
type AtOnce = (way: Way, streams: number, onAllOpen?: () => void) => Promise<number[]>;

function createAtOnce(): AtOnce {
  let next = 0;
  return ({ ask }, streams, onAllOpen) => {
    const from = next;
    next += streams;
    return readAll(
      Array.from({ length: streams }, (_, index) => ask(from + index)),
      onAllOpen,
    );
  };
}

async function measure(ways: Way[]): Promise<Report> {
  const atOnce = createAtOnce();
  const memory = await memoryFigure(ways, atOnce);
  for (const streams of WARM_UP) for (const way of ways) await atOnce(way, streams);
  const figures: Report['figures'] = [];
  for (const { streams, rounds, bar } of LOADS) {
    const times = perWay();
    for (let round = 0; round < rounds; round += 1) {
      for (const way of ways) times[way.name].push(...(await atOnce(way, streams)));
    }
    const [bare, saathi] = [added(times.bare, times.direct), added(times.saathi, times.direct)];
    figures.push({
      name: `First words, added over the model, ${streams} at once`,
      value: saathi,
      unit: 'ms',
      beside: { name: 'by a bare handler', value: bare },
      bar: { words: bar.words, met: bar.met(saathi, bare) },
    });
  }
  return { title: 'Chat: first words and memory', figures: [...figures, memory] };
}

/** By how much each process grows when it holds all streams for the first time: later it has the room already. */
async function memoryFigure(ways: Way[], atOnce: AtOnce): Promise<Report['figures'][number]> {
  const grown = perWay();
  for (const way of ways) {
    for (let warm = 0; warm < 5; warm += 1) await atOnce(way, 1);
    const before = memoryOf(way.pid);
    await atOnce(way, PEOPLE, () => grown[way.name].push((memoryOf(way.pid) - before) / PEOPLE));
  }
  return {
    name: `Memory per open stream, ${PEOPLE} at once`,
    value: median(grown.saathi),
    unit: 'KB',
    beside: { name: 'in a bare handler', value: median(grown.bare) },
  };
}

function perWay(): Record<Way['name'], number[]> {
  return { direct: [], bare: [], saathi: [] };
}

function added(times: number[], direct: number[]): number {
  return median(times) - median(direct);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
