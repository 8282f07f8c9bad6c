import { helplineDirectory } from 'contracts/helplines';
import type { LegalDocument } from '../legal/document.ts';
import { countMonths, type Say } from '../legal/say.ts';
import {
  careFigures,
  found,
  isMet,
  measuredOn,
  missedOfHundred,
  needless,
  ofHundred,
  turnsAsked,
} from './care-figures.ts';
import { helplineCountries, helplinesCheckedOn, numberElsewhere } from './helpline-facts.ts';

/** Raise both when a sentence of this page changes what it promises. */
export const edition = 'Version 1 · 22 November 2026';

/** The sections that show something beside their words. */
export const shown = {
  levels: 'What happens then',
  counts: 'What is counted',
  figures: 'How well it works',
} as const;

/** The safety protocol, for a person and for whoever asks on their behalf (docs/product/care.md, Safety page). */
export const safety = (say: Say): LegalDocument => ({
  title: 'How Saathi keeps you safe',
  inShort:
    'Before a companion sees a message, a machine of ours reads it for danger: in every chat, for everybody, with or without credits. When it finds some, people you can call stand on your screen. Nobody is told, and nobody is called for you.',
  sections: [
    {
      heading: 'Who reads your message',
      body: [
        'Every message is checked before any companion sees it: in every category, in role-play too, for visitors, without credits, over the day’s limit, and when the AI is down. The check costs nothing and uses up nothing.',
        'It is a list of phrases and a small model that we trained ourselves, on texts written for that purpose and on nobody’s chats. It runs on our own server, and for it your words go nowhere else. It knows English, Hindi and Hinglish, and of other languages only the plainest words. It reads a message together with what you wrote just before in the same chat.',
        'Where an AI model writes the replies, a message that is not plainly harmless is read by that model, too. It can raise the alarm and never lower it. If it does not answer within moments, the companion asks you.',
        'No human reads along, and no word of a chat is written to a log.',
      ],
    },
    {
      heading: 'What it looks for',
      body: ['Seven kinds of danger. Saathi has words of her own for each:', KINDS],
    },
    { heading: shown.levels, body: ['The check puts every message on one of four levels.'] },
    {
      heading: 'Whom you can call',
      body: [
        `Saathi knows lines to call in ${helplineCountries} countries, each with its source, last gone through on ${helplinesCheckedOn()}. Numbers come from this list and never from an AI. For any other country there are ${numberElsewhere} and the directory ${helplineDirectory}.`,
        'The page Get help now shows them to everybody, without an account and without a connection. If Saathi’s server does not answer while you write, the first lines stand in the chat by themselves.',
        'Saathi calls nobody for you and tells nobody: not your family, not the police, not us. It cannot send help. You can call, or somebody beside you.',
      ],
    },
    {
      heading: 'What is kept',
      body: [
        [
          `Your message and Saathi’s answer are kept in your chat like all others, encrypted, and erased with it: at once when you delete it, ${say((policy) => policy.retention_hours.saved)} hours after you saved it, else ${say((policy) => policy.retention_hours.open)} hours after its last message, or ${say((policy) => policy.retention_hours.open_without_auto_delete)} if you switched Auto-delete off. Of a visitor nothing is kept.`,
          'What the check made of a message stands in that chat and nowhere else, under the same key. There is no list of people at risk: to keep one person from filling the disk we count such answers for a day, with a code in place of your name.',
          'A safety plan stays on your device and is never sent to us.',
        ],
      ],
    },
    {
      heading: shown.counts,
      body: [
        `Each month we count how often Saathi answered in a companion’s place, how often somebody said that it was not meant so, and how many chats and accounts were erased. A number each, without names, kept for ${say(countMonths)}. None below ${say((policy) => policy.smallest_count)} is shown, and those of the running month go up in steps of ${say((policy) => policy.smallest_count)}, so that nobody can be recognised by one.`,
      ],
    },
    {
      heading: 'Young people',
      body: [
        `Nobody under ${say((policy) => policy.limits.age_min)} can have an account. From ${say((policy) => policy.limits.age_min)} to ${say((policy) => policy.limits.age_adult - 1)} there is no romantic companion and no romantic or sexual content, whatever is typed. Whoever’s age we do not know counts as that young, and the youngest birthday somebody ever gave decides.`,
        'Help in a crisis is for everybody, of any age.',
      ],
    },
    {
      heading: 'What a companion may not say',
      body: [
        'A reply is checked as well, piece by piece before you see it, and each sentence once more when it has ended. What it stops is replaced by words of Saathi’s own:',
        [
          'a way to hurt oneself, or a dose of a medicine;',
          'a phone number that is not in our list, or a link;',
          'that it is human, or a doctor or therapist;',
          'that harm is right, that you are worthless, or that you must not go;',
          `anything romantic to somebody under ${say((policy) => policy.limits.age_adult)}.`,
        ],
        `The chat always shows that it is an AI. After ${say((policy) => policy.break_after_minutes)} minutes it suggests a break, once. It never makes you feel guilty for leaving.`,
        'This check is a machine, too. Numbers it mostly notices; of the rest of what a reply must not say it lets most through, so what keeps replies good is first of all how the companion is told to speak.',
      ],
    },
    { heading: shown.figures, body: figuresInWords() },
    {
      heading: 'What it does badly',
      body: [
        [
          'It is weakest in English, most of all where somebody says it indirectly or well.',
          'It misses what takes knowledge of the world: an understatement, or a means that nobody named before.',
          'When you write about somebody else who is in danger, in a roundabout way, it may not notice.',
          'Rarer dangers, such as hurting somebody else, it may take for self-harm. Then the lines are there, and the first words may not fit.',
          'In a talk about something sad it asks more often than it should, also when all is well.',
          'It reads words. It hears no voice, sees no face, and knows nothing that you do not write.',
        ],
      ],
    },
    {
      heading: 'If we got it wrong',
      body: [
        '“That’s not what I meant” stands under an answer of Saathi’s own. It goes on kindly: the companion answers what you wrote, asks you once, and no longer reads what stood before it.',
        'If it stayed silent when it should have spoken, or the other way round, or a line did not answer: please write to the support email on this page. You need not send us the words themselves. People read what you send there. If you are in danger, do not wait for a mail.',
      ],
    },
  ],
});

const KINDS = [
  'wanting to die, or hurting yourself;',
  'asking for a way to do it;',
  'somebody else who is at risk;',
  'wanting to hurt somebody;',
  'being hurt by somebody;',
  'danger at this very moment;',
  'a young person in a romantic setting.',
];

/** The figures as sentences; the table beside them has their intervals. */
function figuresInWords(): string[] {
  const { messages, authors, conversations, conversationAuthors } = measuredOn;
  const met = careFigures.filter(isMet).length;
  return [
    `We measured it on ${messages.toLocaleString('en-IN')} messages by ${authors} authors and ${conversations} conversations by ${conversationAuthors}, none of whose texts it had learned from. They were written for this test by language models in the voices of many kinds of people, not by people in danger. In real chats it may do better or worse.`,
    `Of a hundred messages that say the danger plainly, it finds ${ofHundred(found.en)} in English, ${ofHundred(found.hi)} in Hindi and ${ofHundred(found.hinglish)} in Hinglish. It misses ${missedOfHundred(found.en)}, ${missedOfHundred(found.hi)} and ${missedOfHundred(found.hinglish)}. Of a hundred that only hint at it, it misses ${missedOfHundred(found.hinted)}.`,
    `Of a hundred sad or everyday messages without any danger, it asks about ${ofHundred(needless.plainAsked)}. Of a hundred harmless ones with grave words in them, a joke or a film, it asks about ${ofHundred(needless.graveAsked)} and takes over in ${ofHundred(needless.graveTakenOver)}.`,
    `In the middle of a conversation it asks more: of a hundred turns without danger about ${Math.round(turnsAsked.en)} in English, ${Math.round(turnsAsked.hi)} in Hindi and ${Math.round(turnsAsked.hinglish)} in Hinglish.`,
    `Of the ${careFigures.length} aims we set ourselves, ${met === 0 ? 'none is' : met === 1 ? 'one is' : `${met} are`} met so far. We go on, and this page will say how far we are.`,
  ];
}
