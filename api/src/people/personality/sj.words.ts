import type { TypeWords } from './type-words.ts';

/** The four types who often start from duty and experience: ISTJ, ISFJ, ESTJ, ESFJ. */
export const dutyTypes = {
  ISTJ: {
    summary:
      'You often do what you said, when you said it. People may rely on your memory, your care with detail, and your quiet way of holding things together.',
    strengths: [
      'Often finishes what was begun',
      'Remembers details that others miss',
      'Tends to stay steady in a hard week',
      'Takes care with money, time and things',
      'Can be trusted with something important',
    ],
    weaknesses: [
      'May find sudden change tiring',
      'Can blame self for a small mistake',
      'May show love by doing and forget to say it',
    ],
    communication_style:
      'Often prefers plain, practical talk in a clear order, with facts first and no big show of emotion.',
    avoid_contexts: [
      'Vague advice with no first step',
      'Changing a plan without saying why',
      'Pressing for feelings in front of others',
    ],
    careers: [
      ['Chartered accountant', 'An orderly firm with clear duties and clear deadlines'],
      ['Bank officer', 'A steady branch with known rules and a path upwards'],
      ['Civil engineer', 'Sites where careful planning keeps people safe'],
      ['Data analyst', 'Quiet work with clean data and exact answers'],
      ['Operations manager', 'A plant or warehouse that improves a little every month'],
    ],
  },
  ISFJ: {
    summary:
      'You may look after people in quiet ways that are easily missed: a remembered birthday, a kept secret, a warm meal. You often notice who needs help before they ask.',
    strengths: [
      'Often remembers what matters to each person',
      'Gives patient, practical care',
      'Tends to keep peace at home and at work',
      'Works carefully even when nobody is watching',
      'Can make a place feel like home',
    ],
    weaknesses: [
      'May put own needs last',
      'Can find it hard to say no',
      'May keep hurt inside to avoid a quarrel',
    ],
    communication_style:
      'Often prefers soft, respectful talk with small kindnesses, and opens up once the other person has shown patience.',
    avoid_contexts: [
      'Loud or sudden confrontation',
      'Taking their help for granted',
      'Pushing for a big change at once',
    ],
    careers: [
      ['Nurse', 'A caring ward with a steady team and fair shifts'],
      ['School teacher', 'A primary class where each child can be known'],
      ['Laboratory technologist', 'A calm laboratory where exact work protects people'],
      ['Interior designer', 'Homes and families, one project at a time'],
      ['Librarian or archivist', 'A peaceful place with regular readers'],
    ],
  },
  ESTJ: {
    summary:
      'You often see what needs doing and get everybody moving. People may count on you to keep things fair, clear and on time.',
    strengths: [
      'Often organises people and tasks well',
      'Says clearly what is expected',
      'Tends to act quickly in a difficulty',
      'Keeps traditions and promises alive',
      'Can take responsibility without being asked',
    ],
    weaknesses: [
      'May expect others to work in the same way',
      'Can find it hard to sit with a feeling that has no solution',
      'May forget to rest before the work is done',
    ],
    communication_style:
      'Often prefers honest, organised talk that names the problem, the options and the next step.',
    avoid_contexts: [
      'Hints in place of a clear word',
      'Dismissing effort or experience',
      'Endless talk without a decision',
    ],
    careers: [
      ['Operations manager', 'A busy workplace with clear goals and a team to lead'],
      ['Police or defence officer', 'A service with order, duty and comradeship'],
      ['Civil services officer', 'A district office where plans become roads and schools'],
      ['Sales manager', 'Targets that can be measured and a team that celebrates them'],
      ['Bank officer', 'A branch with responsibility for people and results'],
    ],
  },
  ESFJ: {
    summary:
      'You may be the one who calls, invites, feeds and remembers. You often feel well when the people around you feel well, and a thank-you can brighten your whole day.',
    strengths: [
      'Often makes newcomers feel welcome',
      'Notices practical needs and meets them',
      'Tends to keep friends and family in touch',
      'Works well in a team',
      'Can be counted on in a difficult hour',
    ],
    weaknesses: [
      'May worry about what others think',
      'Can take a disagreement as rejection',
      'May give help before asking whether it is wanted',
    ],
    communication_style:
      'Often enjoys friendly, appreciative talk about people and daily life, and likes to hear that efforts are seen.',
    avoid_contexts: [
      'Cold or short replies',
      'Criticism without a kind word',
      'Calling concern for others interference',
    ],
    careers: [
      ['Hotel manager', 'A lively hotel where guests leave happier than they came'],
      ['Nurse', 'A friendly ward where families are part of the care'],
      ['Event manager', 'Weddings and festivals, with a team that knows each other'],
      ['Human resources manager', 'A company that celebrates its people'],
      ['School teacher', 'A school close to its parents and its neighbourhood'],
    ],
  },
} satisfies Record<string, TypeWords>;
