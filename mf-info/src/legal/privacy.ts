import type { LegalDocument } from './document.ts';
import { copyHours, countMonths, recordTime, type Say } from './say.ts';

export const privacy = (say: Say): LegalDocument => ({
  title: 'Privacy Policy',
  inShort:
    'Your chats are yours. They are encrypted, they erase themselves, and nobody is shown them. We keep only what the service needs, and you can take it or delete it at any time.',
  sections: [
    {
      heading: 'What we ask you for, and why',
      body: [
        [
          'Your email and a password, so that your account is yours alone.',
          'Your country and language, so that replies and helplines are the right ones.',
          'Your name, birthday and gender, so that you are addressed as you wish, and so that young people are kept safe.',
          'Your answers to 24 statements, from which your personality type and reading are made.',
          'What you write to a companion, so that it can answer.',
        ],
        'You give all of this yourself, and with your consent. You can take the consent back at any time by deleting the chat or the account.',
      ],
    },
    {
      heading: 'How long we keep it',
      body: [
        [
          'A chat that you end with Delete: erased at once.',
          `A chat that you leave open: erased ${say((policy) => policy.retention_hours.open)} hours after its last message, or ${say((policy) => policy.retention_hours.open_without_auto_delete)} hours if you switched Auto-delete off.`,
          `A chat that you save: erased after ${say((policy) => policy.retention_hours.saved)} hours.`,
          `At the latest ${say(copyHours)} after a chat was erased, no copy, log or backup of it can be read either, by us or by anybody.`,
          'Your account and everything in it, the totals of Your Journey among it: erased when you delete the account, its chats as said above. What else a backup holds of it is gone within 30 days.',
          'That the free credits of an email address were given: a fingerprint of the address made with a secret key, from which the address cannot be read. It stays when the account is deleted, so that they are given once.',
          `How many messages you sent on which day, and how many chats were erased, accounts deleted, and answers with helplines given and declined in a month, without names: ${say(countMonths)}. Never what was said.`,
          `Technical logs, without any text of yours: ${say((policy) => policy.retention_days.logs)} days at most.`,
          `That somebody signed in, changed a password or address, took their data or deleted the account, with fingerprints in place of the account and the network it came from: ${say((policy) => policy.retention_days.security)} days, to find out about an attack.`,
          `A record of when your data was processed and by which operation, without content, and with a code in place of your name: ${say(recordTime)}, as the law in India asks, also when you delete your account before.`,
          `Invoices: ${say((policy) => policy.retention_years.invoices)} years after the end of their financial year, because the law makes a seller keep them. Once your account is deleted they are no longer linked to you: they hold the name, State and GST number you gave for them, and nothing of your chats.`,
        ],
      ],
    },
    {
      heading: 'How a chat is protected',
      body: [
        `Every conversation is encrypted with AES-256 under a random key of its own. To erase a conversation we destroy the key first and then the text. That key is itself locked by another one, which is kept apart from the database, is in no backup, and is destroyed and replaced after ${say(copyHours)} at most: what old copies still hold opens no more. No word of a chat is written to a log.`,
        'Everything between your device and us travels encrypted.',
      ],
    },
    {
      heading: 'Who else is involved',
      body: [
        'To write a reply, your message, the latest part of the chat, the name you gave and your traits are sent to the AI model we use, for that purpose only. Before that, our own server looks at the message for signs of danger.',
        'A payment, when you make one, is handled by the payment provider. We never see your card.',
        'We show no third-party advertising, load no trackers, and sell nothing about you to anyone.',
      ],
    },
    {
      heading: 'What stays on your device',
      body: [
        'A cookie keeps you signed in. Another one tells us that you signed in on this device before, so that nobody can keep you out of your account by trying wrong passwords; it holds no name, and lasts a year. Your browser also keeps your settings, the words you have not sent yet, tones you have listened to, and your safety plan. The safety plan is never sent to us. Signing out, or ending this sign-in from another device, removes what is about you; your theme, your safety plan and those tones stay until you remove them.',
      ],
    },
    {
      heading: 'Young people',
      body: [
        `Nobody under ${say((policy) => policy.limits.age_min)} can have an account. Under ${say((policy) => policy.limits.age_adult)} there is no romantic companion and no romantic or sexual content, whatever is typed.`,
      ],
    },
    {
      heading: 'Your rights',
      body: [
        'You may see, correct, take with you or erase your data, withdraw your consent, name someone who may use these rights for you, and complain. Most of it you can do yourself in your profile; for the rest write to us.',
      ],
    },
    {
      heading: 'Grievance officer',
      body: [
        'If something about your data or about this service troubles you, write to the Grievance Officer, Saathi, Bahadurgarh, Haryana, India, at the support email on this page. You hear from us within 24 hours, and have an answer within 15 days. If you are not satisfied, you may turn to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Changes',
      body: ['When this policy changes in a way that matters to you, we tell you before it takes effect.'],
    },
  ],
});
