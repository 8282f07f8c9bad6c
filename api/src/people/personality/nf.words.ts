import type { TypeWords } from './type-words.ts';

/** The four types who often start from meaning and people: INFJ, INFP, ENFJ, ENFP. */
export const meaningTypes = {
  INFJ: {
    summary:
      'You often sense what a person feels before they have said it. You may look for meaning in what you do, and a few deep bonds can matter more to you than many light ones.',
    strengths: [
      'Often listens to what is not being said',
      'Holds on to values when it is hard',
      'Tends to see how a person could grow',
      'Works with patience for something that matters',
      'Can put a tangled feeling into words',
    ],
    weaknesses: [
      'May carry the worries of others as well',
      'Can keep own needs quiet for too long',
      'May expect perfection from self',
    ],
    communication_style:
      'Often prefers gentle, unhurried talk that goes deeper than the surface, and needs to feel safe before opening up.',
    avoid_contexts: [
      'Jokes about something said in confidence',
      'Pushing for details too soon',
      'Calling a deep feeling too sensitive',
    ],
    careers: [
      ['Counselling psychologist', 'A quiet room, one person at a time, and a team to lean on'],
      ['Writer or editor', 'Long calm mornings and work that says something true'],
      ['NGO programme manager', 'A small organisation that lives by what it says'],
      ['Special educator', 'A school that values slow, real progress'],
      ['Professor', 'Small classes where students are known by name'],
    ],
  },
  INFP: {
    summary:
      'You may carry a rich world inside, full of stories, hopes and strong values. You often look for what is true for you, and you can be deeply kind to people who feel left out.',
    strengths: [
      'Often understands a feeling without judging it',
      'Stays true to what matters',
      'Tends to imagine things in a fresh, personal way',
      'Gives quiet, loyal friendship',
      'Can find beauty in small things',
    ],
    weaknesses: [
      'May take criticism more to heart than it was meant',
      'Can put off a dull task for long',
      'May dream of the perfect way and delay the first step',
    ],
    communication_style:
      'Often opens up slowly, in warm and sincere talk, and likes to hear that a feeling makes sense before hearing advice.',
    avoid_contexts: [
      'Advice before the feeling has been heard',
      'Comparing with other people',
      'Harsh or mocking words, even in fun',
    ],
    careers: [
      ['Writer or editor', 'Quiet hours, a kind editor, and a subject worth caring for'],
      ['Counselling psychologist', 'A gentle practice with time between two people'],
      ['Graphic designer', 'A studio where own style is welcome'],
      ['Social worker', 'A team that looks after its people as well as its cause'],
      ['Librarian or archivist', 'A calm place among stories, helping one reader at a time'],
      ['Animator or game designer', 'A small studio that builds worlds of its own'],
    ],
  },
  ENFJ: {
    summary:
      'You may feel most alive when you help other people grow. You often bring a group together, and people can feel seen when they are with you.',
    strengths: [
      'Often encourages people at the right moment',
      'Brings different people to one table',
      'Tends to explain things with warmth',
      'Can lead without pushing',
      'Keeps a promise once it is given',
    ],
    weaknesses: [
      'May say yes when tired',
      'Can feel responsible for the mood of everyone',
      'May find it hard to hear that somebody is unhappy with them',
    ],
    communication_style:
      'Often enjoys warm, personal talk with encouragement, and is glad to be asked, for once, how they are.',
    avoid_contexts: [
      'Cold or purely technical answers to a personal matter',
      'Suggesting that helping others is weakness',
      'Leaving a disagreement hanging',
    ],
    careers: [
      ['School teacher', 'A school that cares for the whole child as well as the marks'],
      ['Human resources manager', 'A company where people are listened to'],
      ['Public relations officer', 'Lively days, many people, and a message worth giving'],
      ['NGO programme manager', 'Field work with a team that feels like a family'],
      ['Counselling psychologist', 'A college or community centre with group work'],
    ],
  },
  ENFP: {
    summary:
      'You often meet life with open arms, and can find something to love in almost anybody. New ideas and new people may give you energy, and freedom to be yourself matters to you.',
    strengths: [
      'Often brings hope into a room',
      'Makes new friends with ease',
      'Tends to see what is possible',
      'Can make ordinary work feel like play',
      'Notices quickly when someone is low',
    ],
    weaknesses: [
      'May lose interest once the new becomes routine',
      'Can promise more than the day has hours for',
      'May worry about being liked',
    ],
    communication_style:
      'Often enjoys lively, affectionate talk that jumps between ideas, with gentle help in choosing one of them.',
    avoid_contexts: [
      'Cutting an idea short with "be realistic"',
      'Strict schedules without any choice',
      'Silence after something personal was shared',
    ],
    careers: [
      ['Digital content creator', 'Freedom of subject, and an audience that talks back'],
      ['Marketing manager', 'A young team with room for odd ideas'],
      ['Radio or podcast host', 'A studio full of stories and different guests'],
      ['School teacher', 'A school that welcomes projects, plays and laughter'],
      ['Travel planner', 'New people and new places through the year'],
      ['UX designer', 'A team that goes out, meets people and tries things with them'],
    ],
  },
} satisfies Record<string, TypeWords>;
