import { Transparency } from 'contracts/transparency';
import { strFromU8, unzipSync } from 'fflate';
import { KeptMail } from '../embedded/mailbox/mailbox.ts';
import { sweep } from '../retention/sweep.ts';
import { deleteOldSecurityEvents } from '../security-log/queries.ts';
import type { ChatApp } from '../testing/chat-app.ts';
import { PASSWORD } from '../testing/visitor.ts';
import { type FieldRow, told } from './field.rows.ts';

const SEVEN = 'rv7 sky';
const THIRTY = 'a long walk by the river Ganga';

/** What accounts, profiles and mails show of the policy. The app's clock stands at 20:00 in Greenwich. */
export function personFields({ chatter, visitor, deps }: ChatApp): Record<string, FieldRow> {
  const { sql } = deps;
  const profile = async (change: object) => {
    const person = visitor();
    await person.send('POST', '/auth/v1/sign-in/anonymous');
    return told(await person.send('PATCH', '/v1/profile', change));
  };
  /** Signs up with a password, and changes another account's to it. */
  const password = async (chosen: string) => {
    const [newcomer, member] = [visitor(), visitor()];
    await member.join();
    return Promise.all([
      newcomer.send('POST', '/auth/v1/sign-up/email', { email: newcomer.email, password: chosen }).then(told),
      member
        .send('POST', '/auth/v1/change-password', { currentPassword: PASSWORD, newPassword: chosen })
        .then(told),
    ]);
  };
  /** What the mail to an address with such a link says of it, and the link itself. */
  const linkMail = async (to: string, path: string) => {
    const mails = KeptMail.array().parse(await (await visitor().get('/dev/mail.json')).json());
    const mail = mails.find((one) => one.to === to && one.links[0]?.includes(path));
    return { words: /works for [^,.]+/.exec(mail?.text ?? '')?.[0], link: mail?.links[0] ?? '' };
  };
  /** For how many hours the newest token of this kind is kept. */
  const hoursKept = async (kind: string) => {
    const [row] = await sql<{ hours: number }[]>`
      SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM auth_verification
      WHERE identifier LIKE ${`${kind}:%`} ORDER BY created_at DESC LIMIT 1`;
    return row?.hours;
  };
  return {
    'limits.name_min': {
      to: 5,
      see: () => profile({ name: 'Asha' }),
      was: 'taken',
      is: 'Your name needs at least 5 characters.',
    },
    'limits.name_max': {
      to: 3,
      see: () => profile({ name: 'Asha' }),
      was: 'taken',
      is: 'Your name can have at most 3 characters.',
    },
    'limits.age_min': {
      to: 16,
      see: async () => (await profile({ dob: '2012-01-01' })).split('.')[0],
      was: 'taken',
      is: 'Saathi is for people of 16 and older',
    },
    'limits.password_min': {
      to: 8,
      see: () => password(SEVEN),
      was: ['taken', 'taken'],
      is: Array(2).fill('Your password needs at least 8 characters.'),
    },
    'limits.password_max': {
      to: 25,
      see: () => password(THIRTY),
      was: ['taken', 'taken'],
      is: Array(2).fill('Your password can have at most 25 characters.'),
    },
    blocked_countries: {
      to: ['AE'],
      async see() {
        const { userId, say } = await chatter();
        await sql`UPDATE user_profile SET country = 'AE' WHERE user_id = ${userId}`;
        const refusals = [await profile({ country: 'AE' }), await told(await say('hello'))];
        return refusals.map((text) => text.split('.')[0]);
      },
      was: ['taken', 'taken'],
      is: Array(2).fill('The product is not available in the United Arab Emirates right now'),
    },
    'free.day_zone': {
      to: 'UTC',
      async see() {
        const { visitor: browser, session } = await chatter();
        const moods = await (await browser.send('PUT', '/v1/moods/today', { mood: 4 })).json();
        const archive = await (await browser.get('/v1/account/export')).arrayBuffer();
        const page = strFromU8(unzipSync(new Uint8Array(archive))['index.html'] ?? new Uint8Array());
        return [
          (moods as { days: { day: string }[] }).days.at(-1)?.day,
          session.title,
          /kept about you on ([^.]+)\./.exec(page)?.[1],
          /All times are ([^.]+)\./.exec(page)?.[1],
        ];
      },
      was: ['2026-11-22', 'Mentor Chat - 22 Nov 2026', '22 November 2026 at 01:30', 'India Standard Time'],
      is: [
        '2026-11-21',
        'Mentor Chat - 21 Nov 2026',
        '21 November 2026 at 20:00',
        'Coordinated Universal Time',
      ],
    },
    'link_hours.verification': {
      to: 2,
      async see() {
        const person = visitor();
        await person.signUp();
        const { words, link } = await linkMail(person.email, '/verify-email');
        const token = new URL(link).searchParams.get('token') ?? '';
        const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
        return [words, (exp - iat) / 3600];
      },
      was: ['works for 24 hours', 24],
      is: ['works for two hours', 2],
    },
    'link_hours.recovery': {
      to: 3,
      async see() {
        const person = visitor();
        await person.join();
        await visitor().send('POST', '/auth/v1/request-password-reset', { email: person.email });
        const { words } = await linkMail(person.email, '/reset-password');
        return [words, await hoursKept('reset-password')];
      },
      was: ['works for one hour', 1],
      is: ['works for three hours', 3],
    },
    'link_hours.new_address': {
      to: 3,
      async see() {
        const [person, newEmail] = [visitor(), visitor().email];
        await person.join();
        await person.send('POST', '/auth/v1/change-email', { newEmail, currentPassword: PASSWORD });
        const { words } = await linkMail(newEmail, '/verify-email');
        return [words, await hoursKept('change-email')];
      },
      was: ['works for one hour', 1],
      is: ['works for three hours', 3],
    },
    'retention_days.processing': {
      to: 3,
      async see() {
        const { userId } = await chatter();
        await deps.processing.settled();
        await sweep(sql, new Date(deps.clock().getTime() + 4 * 86_400_000));
        return (await deps.processing.of(userId)).length > 0;
      },
      was: true,
      is: false,
    },
    'retention_months.counts': {
      to: 1,
      async see() {
        const { userId } = await chatter();
        await sql`INSERT INTO user_daily_usage VALUES (${userId}, ${deps.clock()}::timestamptz::date - 40, 3)`;
        await sweep(sql, deps.clock());
        return (await sql`SELECT FROM user_daily_usage WHERE user_id = ${userId}`).length;
      },
      was: 1,
      is: 0,
    },
    smallest_count: {
      to: 20,
      async see() {
        await sql`
          INSERT INTO transparency_counts VALUES ('2026-10-01', 'accounts_deleted', 15) ON CONFLICT DO NOTHING`;
        const { months } = Transparency.parse(await (await visitor().get('/v1/transparency')).json());
        return months.find(({ month }) => month === '2026-10')?.accounts_deleted;
      },
      was: 15,
      is: null,
    },
    'accounts.sessions': {
      to: 2,
      async see() {
        const person = visitor();
        await person.join();
        for (const _ of [1, 2, 3])
          await visitor().send('POST', '/auth/v1/sign-in/email', { email: person.email, password: PASSWORD });
        const { person: here } = (await (await person.get('/v1/session')).json()) as { person: unknown };
        const [row] = await sql<{ count: number }[]>`
          SELECT count(*)::int AS count FROM auth_session s JOIN auth_user u ON u.id = s.user_id WHERE u.email = ${person.email}`;
        return [row?.count, here !== null];
      },
      was: [4, true],
      is: [2, false],
    },
    'accounts.silent_sign_up': {
      to: true,
      async see() {
        const [owner, stranger] = [visitor(), visitor()];
        await owner.join();
        return told(
          await stranger.send('POST', '/auth/v1/sign-up/email', { email: owner.email, password: PASSWORD }),
        );
      },
      was: 'This email is already registered. Please sign in.',
      is: 'taken',
    },
    'accounts.session_days': {
      to: 2,
      async see() {
        const response = await visitor().send('POST', '/auth/v1/sign-in/anonymous');
        return Number(/Max-Age=(\d+)/.exec(response.headers.getSetCookie().join())?.[1]) / 86_400;
      },
      was: 30,
      is: 2,
    },
    'accounts.session_longest_days': {
      to: 2,
      async see() {
        const { visitor: browser, userId } = await chatter();
        await sql`UPDATE auth_session SET created_at = created_at - interval '100 days' WHERE user_id = ${userId}`;
        return told(await browser.get('/v1/profile'));
      },
      was: 'taken',
      is: 'Please login to continue',
    },
    'accounts.fresh_sign_in_minutes': {
      to: 1,
      async see() {
        const { visitor: browser, userId } = await chatter();
        await sql`UPDATE auth_account SET provider_id = 'school', password = NULL WHERE user_id = ${userId}`;
        await sql`
          UPDATE auth_session SET created_at = ${new Date(deps.clock().getTime() - 300_000)} WHERE user_id = ${userId}`;
        return told(await browser.send('POST', '/v1/account/delete', {}));
      },
      was: 'taken',
      is: 'Please sign in once more, then delete your account within one minute. Nothing was deleted.',
    },
    reflection_check_ins: {
      to: 1,
      async see() {
        const { visitor: browser } = await chatter();
        const week = await (await browser.send('PUT', '/v1/moods/today', { mood: 4 })).json();
        return (week as { reflection: { ready: boolean } }).reflection.ready;
      },
      was: false,
      is: true,
    },
    'retention_days.security': {
      to: 30,
      async see() {
        await visitor().join();
        await deleteOldSecurityEvents(sql, new Date(deps.clock().getTime() + 100 * 86_400_000));
        return (await sql`SELECT FROM security_events LIMIT 1`).length;
      },
      was: 1,
      is: 0,
    },
  };
}
