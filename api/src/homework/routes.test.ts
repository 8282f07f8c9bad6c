import { randomUUID } from 'node:crypto';
import { OcrEvent } from 'contracts/homework';
import { describe, expect, it } from 'vitest';
import { sweepReservations } from '../credits/sweep.ts';
import { chatApp } from '../testing/chat-app.ts';
import { sendPhoto, standInReaders } from '../testing/send-photo.ts';
import { pageFile } from './pages/page-file.ts';
import { jpeg } from './photo/files.rows.ts';
import type { WantedReading } from './reader/photo-readers.ts';

const WORDS = 'A train leaves Delhi at quetzal o’clock';
type Reads = (wanted: WantedReading) => Promise<string>;
const reads: Reads = async ({ onProgress }) => {
  onProgress(40);
  return WORDS;
};
let reading: Reads = reads;
const photoReaders = standInReaders((wanted) => reading(wanted));
const { chatter, visitor, deps, logged } = await chatApp({ photoReaders });
const real = await chatApp();
const photo = jpeg(640, 480);

/** What `work` comes to while photos are read by `one`. */
async function whileReading<T>(one: Reads, work: () => Promise<T>): Promise<T> {
  reading = one;
  try {
    return await work();
  } finally {
    reading = reads;
  }
}

const streamed = { accept: 'text/event-stream' };
async function events(response: Response): Promise<OcrEvent[]> {
  const blocks = (await response.text()).split('\n\n').filter((block) => block.startsWith('data: '));
  return blocks.map((block) => OcrEvent.parse(JSON.parse(block.slice('data: '.length))));
}

const refusal = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('a photo of homework', () => {
  it('becomes its words, for one camera credit', async () => {
    const person = await chatter();
    const response = await sendPhoto(person.visitor);
    expect([response.status, await response.json()]).toEqual([200, { text: WORDS }]);
    expect(await person.credits()).toMatchObject({ chat_credits: 25, camera_gallery_credits: 4 });
  });

  it('is read for real, with its progress and what is left', async () => {
    const person = await real.chatter();
    const heard = await events(
      await sendPhoto(person.visitor, await pageFile({ name: 'english', format: 'jpg' }), streamed),
    );
    const last = heard.at(-1);
    expect(last).toMatchObject({
      type: 'done',
      text: expect.stringContaining('A train leaves Delhi at 9:00'),
      credits: { camera_gallery_credits: 4 },
    });
    expect(heard[0]).toEqual({ type: 'progress', percent: 0 });
    expect(heard.filter(({ type }) => type === 'progress').length).toBeGreaterThan(1);
  });

  it.each([
    ['no words', async () => ''],
    ['a reader that dies of it', async () => Promise.reject(new Error('killed'))],
  ])('with %s costs nothing, and says what to do', async (_, fails) => {
    const person = await chatter();
    await whileReading(fails, async () => {
      const response = await sendPhoto(person.visitor);
      expect([response.status, await response.json()]).toEqual([
        422,
        { code: 'ocr_failed', message: 'OCR failed. Please describe manually.' },
      ]);
      const [, last] = await events(await sendPhoto(person.visitor, photo, streamed));
      expect(last).toMatchObject({ type: 'problem', code: 'ocr_failed' });
    });
    expect(await person.credits()).toMatchObject({ camera_gallery_credits: 5 });
  });

  it('whose person leaves costs nothing', async () => {
    const person = await chatter();
    let signal: AbortSignal | undefined;
    const leaving: Reads = (wanted) => {
      signal = wanted.signal;
      return new Promise((_, reject) =>
        wanted.signal.addEventListener('abort', () => reject(new Error('left'))),
      );
    };
    await whileReading(leaving, async () =>
      (await sendPhoto(person.visitor, photo, streamed)).body?.cancel(),
    );
    expect(signal?.aborted).toBe(true);
    await expect.poll(async () => (await person.credits()).camera_gallery_credits).toBe(5);
  });

  it('costs nothing when the process that read it died', async () => {
    const person = await chatter();
    await whileReading(
      () => new Promise(() => {}),
      async () => {
        await sendPhoto(person.visitor, photo, streamed);
        expect(await person.credits()).toMatchObject({ camera_gallery_credits: 4 });
        await sweepReservations(deps.sql, new Date(deps.clock().getTime() + 121_000));
      },
    );
    expect(await person.credits()).toMatchObject({ camera_gallery_credits: 5 });
  });

  it('leaves no word in the log and none in the database', async () => {
    const person = await chatter();
    await sendPhoto(person.visitor);
    expect(logged.join()).not.toContain('quetzal');
    const rows = await deps.sql`SELECT * FROM photo_readings WHERE user_id = ${person.userId}`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('quetzal');
  });
});

describe('the same call again', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });

  it('brings the words again and costs once, two at the same time included', async () => {
    const person = await chatter();
    const same = key();
    const both = await Promise.all([
      sendPhoto(person.visitor, photo, same),
      sendPhoto(person.visitor, photo, same),
    ]);
    const again = await sendPhoto(person.visitor, photo, same);
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await again.json()).toEqual({ text: WORDS });
    expect(await person.credits()).toMatchObject({ camera_gallery_credits: 4 });
  });

  it('after a failure is a new try', async () => {
    const person = await chatter();
    const same = key();
    await whileReading(
      async () => '',
      () => sendPhoto(person.visitor, photo, same),
    );
    expect((await sendPhoto(person.visitor, photo, same)).status).toBe(200);
    expect(await person.credits()).toMatchObject({ camera_gallery_credits: 4 });
  });

  it('with another photo is refused', async () => {
    const person = await chatter();
    const same = key();
    await sendPhoto(person.visitor, photo, same);
    expect(await refusal(await sendPhoto(person.visitor, jpeg(800, 600), same))).toEqual([
      409,
      'other_photo',
    ]);
    expect(await person.credits()).toMatchObject({ camera_gallery_credits: 4 });
  });

  it('brings no words while its price is given back', async () => {
    const person = await chatter();
    const swept: Reads = async () => {
      await sweepReservations(deps.sql, new Date(deps.clock().getTime() + 121_000));
      return WORDS;
    };
    await whileReading(swept, async () => {
      expect(await refusal(await sendPhoto(person.visitor))).toEqual([422, 'ocr_failed']);
    });
    expect(await person.credits()).toMatchObject({ camera_gallery_credits: 5 });
  });
});

describe('a photo is refused', () => {
  it('without camera credits', async () => {
    const person = await chatter();
    for (let i = 0; i < 5; i++) expect((await sendPhoto(person.visitor)).status).toBe(200);
    expect(await refusal(await sendPhoto(person.visitor))).toEqual([402, 'no_camera_credits']);
  });

  it('from whoever may not chat: nobody, somebody unverified, without a country, under 13', async () => {
    expect(await refusal(await sendPhoto(visitor()))).toEqual([401, 'sign_in_needed']);
    const unverified = visitor();
    await unverified.signUp();
    expect(await refusal(await sendPhoto(unverified))).toEqual([403, 'email_not_verified']);
    const homeless = visitor();
    await homeless.signUp();
    await homeless.openMail();
    expect(await refusal(await sendPhoto(homeless))).toEqual([403, 'country_needed']);
    const child = await chatter();
    await child.visitor.send('PATCH', '/v1/profile', { dob: `${deps.clock().getUTCFullYear() - 10}-01-01` });
    expect(await refusal(await sendPhoto(child.visitor))).toEqual([403, 'too_young']);
  });

  it('when it is none, or too large, or not there', async () => {
    const { visitor: person, credits } = await chatter();
    expect(await refusal(await sendPhoto(person, Buffer.from('<svg onload="alert(1)"/>')))).toEqual([
      415,
      'not_a_photo',
    ]);
    expect(await refusal(await sendPhoto(person, jpeg(60_000, 60_000)))).toEqual([413, 'photo_too_large']);
    expect(await refusal(await sendPhoto(person, Buffer.alloc(10_100_000)))).toEqual([413, 'too_large']);
    expect(await refusal(await sendPhoto(person, Buffer.alloc(0)))).toEqual([400, 'no_photo']);
    const odd = {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--y',
    };
    expect(await refusal(await person.fetch('/functions/v1/ocr-process', odd))).toEqual([400, 'no_photo']);
    expect(await credits()).toMatchObject({ camera_gallery_credits: 5 });
  });

  it('under an idempotency key that is none', async () => {
    const { visitor: person } = await chatter();
    expect(await refusal(await sendPhoto(person, photo, { 'idempotency-key': 'mine' }))).toEqual([
      400,
      'invalid',
    ]);
  });
});
