import type { TypeWords } from './type-words.ts';

/** The four types who often start from the moment and the senses: ISTP, ISFP, ESTP, ESFP. */
export const momentTypes = {
  ISTP: {
    summary:
      'You often understand things by taking them in your hands. You may say little, watch closely, and be the calm one when something breaks.',
    strengths: [
      'Often fixes what others give up on',
      'Stays cool when things go wrong',
      'Tends to learn by doing',
      'Respects the freedom of other people',
      'Can tell quickly what is not needed',
    ],
    weaknesses: [
      'May pull back when feelings run high',
      'Can get bored by long plans',
      'May keep a worry private for too long',
    ],
    communication_style:
      'Often prefers short, practical talk, side by side rather than face to face, with room to stay silent.',
    avoid_contexts: [
      'Long emotional questioning',
      'Telling exactly how each step is to be done',
      'Reading silence as anger',
    ],
    careers: [
      ['Mechanical engineer', 'A workshop with real machines and little paperwork'],
      ['Pilot', 'Clear procedures, skilled hands and wide views'],
      ['Electronics engineer', 'A bench, good tools, and a fault to find'],
      ['Emergency medical technician', 'Days that differ, with a small trusted crew'],
      ['Cyber security analyst', 'Hands-on problems and freedom in how to solve them'],
    ],
  },
  ISFP: {
    summary:
      'You may feel things strongly and show them softly, through music, colour, food or a small kind act. You often live by your own quiet sense of what is right.',
    strengths: [
      'Often notices beauty that others pass by',
      'Accepts people as they are',
      'Tends to be gentle with animals, children and nature',
      'Works with skilled, patient hands',
      'Can be wholly present in a moment',
    ],
    weaknesses: [
      'May avoid a conflict until it grows',
      'Can doubt own work when it is compared',
      'May find far-off planning heavy',
    ],
    communication_style:
      'Often prefers kind, simple talk without pressure, and may share more through an example, a song or a picture.',
    avoid_contexts: ['Competition and comparison', 'Raised voices or hurry', 'Deciding on their behalf'],
    careers: [
      ['Fashion designer', 'A studio close to craft, cloth and colour'],
      ['Musician', 'Time to practise, and a few people who truly listen'],
      ['Veterinary doctor', 'A clinic or farm with animals and unhurried owners'],
      ['Photographer or film-maker', 'Outdoor days and freedom to follow the light'],
      ['Physiotherapist', 'One patient at a time, and progress that can be felt'],
    ],
  },
  ESTP: {
    summary:
      'You often learn by jumping in. You may read a room in a second, act while others are still discussing, and bring fun where it was missing.',
    strengths: [
      'Often acts quickly and well in the moment',
      'Talks with anybody, anywhere',
      'Tends to find a practical way out',
      'Can lift the energy of a tired group',
      'Takes a fair risk with courage',
    ],
    weaknesses: [
      'May act first and think of the cost later',
      'Can be impatient with slow talk',
      'May cover sadness with a joke or more activity',
    ],
    communication_style:
      'Often enjoys quick, straight and humorous talk, with something to try today and no long theory.',
    avoid_contexts: [
      'Lectures about the past',
      'Long plans with nothing to do now',
      'Treating energy as a fault',
    ],
    careers: [
      ['Sales manager', 'Travel, new people and results that show the same day'],
      ['Sports coach', 'A field, a team, and something to win together'],
      ['Police or defence officer', 'Active duty with quick decisions and close comrades'],
      ['Entrepreneur', 'A hands-on business where good instincts pay'],
      ['Emergency medical technician', 'A fast shift where calm hands save the day'],
    ],
  },
  ESFP: {
    summary:
      'You may bring colour into ordinary days. You often feel at home among people, share what you have, and remind others that joy is also important.',
    strengths: [
      'Often makes people feel at ease',
      'Enjoys the good in today',
      'Tends to help at once, in a practical way',
      'Performs or presents with natural charm',
      'Can find something to smile about in a hard time',
    ],
    weaknesses: [
      'May put off what is dull or difficult',
      'Can feel low when left alone for long',
      'May spend today what tomorrow needs',
    ],
    communication_style:
      'Often enjoys warm, lively talk with stories, humour and encouragement, and one simple step at a time.',
    avoid_contexts: [
      'Dry, abstract explanations',
      'Scolding about the future',
      'Ignoring a feeling that was shared',
    ],
    careers: [
      ['Actor or theatre artist', 'A troupe that rehearses hard and laughs much'],
      ['Event manager', 'Music, people, and something new each weekend'],
      ['Chef', 'A lively kitchen where the guests can be seen'],
      ['Yoga teacher', 'Friendly groups, movement and mornings in the open'],
      ['Digital content creator', 'Freedom to perform, and people who respond'],
    ],
  },
} satisfies Record<string, TypeWords>;
