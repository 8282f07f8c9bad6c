import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCreditSummary, grant } from '../../credits/queries.ts';
import { insertPerson } from '../../testing/insert-person.ts';
import { createMessageSender, openBareChat } from '../../testing/message-sender.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { latestMessages } from '../sessions/queries.ts';

const { sql } = await testDatabase();
const at = new Date('2026-11-21T06:00:00Z');
const day = '2026-11-21';
const CREDITS = 100;

/** What one tab does: it sends something new or replaces the last message it sees, and that is answered or fails. */
const step = fc.record({ replacing: fc.boolean(), ends: fc.constantFrom('answered', 'failed', 'stopped') });
const tab = fc.array(step, { minLength: 1, maxLength: 5 });

it('tabs that send, try again and edit at once lose no message, and every reply that is kept is paid once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tab, { minLength: 2, maxLength: 3 }), async (tabs) => {
      const userId = await insertPerson(sql);
      await grant(sql, { userId, key: 'order:1', pack: 'lite', chat: CREDITS, camera: 0, at });
      const sessionId = await openBareChat(sql, userId, at, new Date(at.getTime() + 3_600_000));
      const sender = createMessageSender(sql, { userId, at, day });
      const messages = () => latestMessages(sql, { id: sessionId, user_id: userId }, { limit: 100 });
      const expected = new Set<string>();
      let answered = 0;
      await Promise.all(
        tabs.map(async (steps) => {
          for (const { replacing, ends } of steps) {
            const replaces = replacing ? (await messages()).at(-1)?.reply_to : undefined;
            if (replaces === null) continue;
            const id = randomUUID();
            const refused = await sender.accept(id, { dailyLimit: null }, { sessionId, replaces });
            if (refused) {
              expect(['started', 'last']).toContain(refused);
              continue;
            }
            if (ends === 'failed') await sender.fail(id);
            else if (ends === 'stopped') await sender.stop(id);
            else {
              expect(await sender.finish(id)).toBe(true);
              answered += 1;
              expected.add(id);
              if (replaces) expect(expected.delete(replaces)).toBe(true);
            }
          }
        }),
      );
      const kept = await messages();
      expect(
        kept
          .filter(({ role }) => role === 'user')
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...expected].sort());
      const replied = kept.flatMap(({ reply_to }) => reply_to ?? []);
      expect(replied.sort()).toEqual([...expected].sort());
      expect((await findCreditSummary(sql, userId, day, at)).chat).toBe(CREDITS - answered);
    }),
    { numRuns: 25 },
  );
});
