import { pageFile } from '../homework/pages/page-file.ts';
import { comment, jpeg } from '../homework/photo/files.rows.ts';
import type { ChatApp } from '../testing/chat-app.ts';
import { sendPhoto } from '../testing/send-photo.ts';
import { type FieldRow, told } from './field.rows.ts';

/** What somebody's photos of homework show of the policy. */
export function photoFields({ chatter }: ChatApp): Record<string, FieldRow> {
  const sent = async (file: Buffer) => told(await sendPhoto((await chatter()).visitor, file));
  const page = () => pageFile({ name: 'mixed', format: 'webp' });
  const none = Buffer.from('no photo');
  const notAPhoto =
    'This file is no photo we can read. Please choose a JPEG, PNG or WebP picture. Nothing was charged.';
  const broken =
    'This photo is damaged or was cut off on its way. Please take it again or choose another one. Nothing was charged.';
  const big = Buffer.concat([
    jpeg(2000, 1500, ...Array.from({ length: 20 }, () => comment('x'.repeat(60_000)))),
    none,
  ]);
  const tooLarge = (megabytes: number, megapixels: number) =>
    `This photo is too large. Please choose one of at most ${megabytes} MB and ${megapixels} megapixels. Nothing was charged.`;
  return {
    'prices.photo_camera_credits': {
      to: 3,
      async see() {
        const person = await chatter();
        await sendPhoto(person.visitor, await page());
        return (await person.credits()).camera_gallery_credits;
      },
      was: 4,
      is: 2,
    },
    'photos.packs': {
      to: ['lite', 'pro', 'max'],
      see: async () => sent(none),
      was: notAPhoto,
      is: 'Homework photos come with the credit packs. Please upgrade, or write your question.',
    },
    'photos.per_minute': {
      to: 1,
      async see() {
        const { visitor } = await chatter();
        return [(await sendPhoto(visitor, none)).status, (await sendPhoto(visitor, none)).status];
      },
      was: [415, 415],
      is: [415, 429],
    },
    'photos.megabytes': {
      to: 1,
      see: async () => sent(big),
      was: broken,
      is: 'That is too large to send. Please make it smaller.',
    },
    'photos.megapixels': {
      to: 1,
      see: async () => sent(jpeg(5000, 8001)),
      was: tooLarge(10, 40),
      is: tooLarge(10, 1),
    },
  };
}
