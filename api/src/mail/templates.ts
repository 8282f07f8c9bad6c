import { policy } from '../policy/policy.ts';
import { quantity } from '../policy/quantity.ts';
import type { MailKind, MailMessage } from './mail.ts';

interface Letter {
  kind: MailKind;
  to: string;
  subject: string;
  /** Paragraphs of plain text. */
  before: string[];
  action: { label: string; url: string };
  after: string[];
}

/** Asks a new person to confirm their address. `url` works from any browser and device. */
export function verificationMail(to: string, url: string): MailMessage {
  return write({
    kind: 'verification',
    to,
    subject: 'Please confirm your e-mail for Saathi',
    before: [
      'Welcome! We are glad that you are here.',
      'One tap confirms that this address is yours. Then your companion is ready to talk.',
    ],
    action: { label: 'Confirm my e-mail', url },
    after: [
      `The link works for ${quantity(policy.link_hours.verification, 'hour')}, on any phone or computer. Where you did not sign up, it asks for your password.`,
      'You did not sign up for Saathi? Then please do not open the link, and nothing more will happen.',
    ],
  });
}

/** Lets a person choose a new password. */
export function recoveryMail(to: string, url: string): MailMessage {
  return write({
    kind: 'recovery',
    to,
    subject: 'Choose a new password for Saathi',
    before: ['You asked for a new password. It happens to all of us.'],
    action: { label: 'Choose a new password', url },
    after: [
      `The link works for ${quantity(policy.link_hours.recovery, 'hour')}, once.`,
      'It was not you? Then you can ignore this mail; your password stays as it is.',
    ],
  });
}

/** Tells the owner of an account that somebody signed up with their address. `url` leads to sign-in. */
export function alreadyRegisteredMail(to: string, url: string): MailMessage {
  return write({
    kind: 'already_registered',
    to,
    subject: 'You already have an account with Saathi',
    before: [
      'Somebody, probably you, signed up for Saathi with this address. There is an account already, so nothing was changed.',
    ],
    action: { label: 'Sign in', url },
    after: [
      'You forgot the password? The sign-in page helps you to a new one.',
      'It was not you? Then you can ignore this mail; nobody learned that you have an account.',
    ],
  });
}

/** Asks a person to confirm the new address of their account. */
export function newAddressMail(to: string, url: string): MailMessage {
  return write({
    kind: 'new_address',
    to,
    subject: 'Please confirm your new e-mail for Saathi',
    before: ['You asked us to use this address for your account from now on.'],
    action: { label: 'Use this address', url },
    after: [
      `The link works for ${quantity(policy.link_hours.new_address, 'hour')}, once. Until you open it, nothing changes.`,
      'It was not you? Then please do not open it.',
    ],
  });
}

/** Tells the old address that an account has a new one, without naming it. */
export function emailChangedMail(to: string, supportEmail: string): MailMessage {
  return write({
    kind: 'email_changed',
    to,
    subject: 'Your e-mail for Saathi was changed',
    before: [
      'Your account now has another e-mail address. This one no longer signs in to it.',
      'If it was you, all is well and there is nothing to do.',
    ],
    action: { label: 'It was not me: write to us', url: `mailto:${supportEmail}` },
    after: ['We answer people, and we will help you to get your account back.'],
  });
}

/** Tells a person that their password was changed. `url` leads to recovery, in case it was not them. */
export function passwordChangedMail(to: string, url: string): MailMessage {
  return write({
    kind: 'password_changed',
    to,
    subject: 'Your password for Saathi was changed',
    before: [
      'The password of your account was changed just now, and every other place you were signed in was signed out.',
      'If it was you, all is well and there is nothing to do.',
    ],
    action: { label: 'It was not me: choose a new password', url },
    after: ['Then nobody else can use your account any longer.'],
  });
}

/** Tells a person that somebody tried wrong passwords at their account. `url` leads to recovery. */
export function wrongPasswordsMail(to: string, url: string): MailMessage {
  return write({
    kind: 'wrong_passwords',
    to,
    subject: 'Somebody tried to sign in to your Saathi account',
    before: [
      'Several wrong passwords were tried at your account just now. None of them fitted, and nobody got in.',
      'If it was you, and the password slipped your mind, a new one is quickly chosen.',
    ],
    action: { label: 'Choose a new password', url },
    after: ['It was not you? Then your password did its work, and there is nothing to do.'],
  });
}

/** What an invoice's mail says of it. `total` is written money; `url` leads to My subscription. */
interface Paper {
  kind: 'invoice' | 'credit_note';
  number: string;
  item: string;
  total: string;
  url: string;
}

/** Hands a person the invoice of what they paid, or the credit note of what is paid back; the PDF goes with it. */
export function invoiceMail(to: string, { kind, number, item, total, url }: Paper): MailMessage {
  const bought = kind === 'invoice';
  return write({
    kind: 'invoice',
    to,
    subject: bought ? `Your invoice ${number} from Saathi` : `Your credit note ${number} from Saathi`,
    before: bought
      ? ['Thank you. What you paid for is in your account.', `${item}: ${total}. The invoice is attached.`]
      : [
          `${total} goes back the way you paid. Your bank may take 5 to 7 business days to show it.`,
          `${item}: the credit note is attached.`,
        ],
    action: { label: 'All your invoices', url },
    after: ['It is there for you to keep; there is nothing to do.'],
  });
}

function write({ kind, to, subject, before, action, after }: Letter): MailMessage {
  const closing = 'Warmly,\nSaathi';
  const text = [...before, `${action.label}:\n${action.url}`, ...after, closing].join('\n\n');
  const html = [
    ...before.map(paragraph),
    `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`,
    ...after.map(paragraph),
    '<p>Warmly,<br>Saathi</p>',
  ].join('\n');
  return { kind, to, subject, text, html };
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
