import type { TypeWords } from './type-words.ts';

/** The four types who often start from ideas and reasons: INTJ, INTP, ENTJ, ENTP. */
export const ideaTypes = {
  INTJ: {
    summary:
      'You often think several steps ahead, and like to understand how a thing works before you trust it. You may show care through useful ideas and steady effort more than through many words.',
    strengths: [
      'Often sees the long road as well as the next step',
      'Likes to study a subject deeply and alone',
      'Tends to stay calm when a problem is hard',
      'Keeps working towards a goal without many reminders',
      'Can turn a big idea into a clear plan',
    ],
    weaknesses: [
      'May find it hard to ask for help',
      'Can be strict with self when a plan goes wrong',
      'May need a long time before a feeling finds words',
    ],
    communication_style:
      'Often prefers direct talk with reasons, one point at a time, and a quiet moment to think before answering.',
    avoid_contexts: [
      'Small talk when a real question is waiting',
      'Praise that gives no reason',
      'Rules without an explanation',
    ],
    careers: [
      ['Software engineer', 'Long quiet hours, hard problems, and freedom in how to solve them'],
      ['Research scientist', 'An institute that gives a question the years it needs'],
      ['Investment analyst', 'A small team where evidence counts more than a loud voice'],
      ['Architect', 'A studio that lets one person follow a design from the first line'],
      ['Policy analyst', 'A ministry or think tank where long plans are taken seriously'],
    ],
  },
  INTP: {
    summary:
      'You may often ask why, and then why again, for the joy of understanding. Your mind can travel far from one small question, and you often see a pattern that others walk past.',
    strengths: [
      'Often finds the hidden flaw or the simpler way',
      'Stays curious about many subjects',
      'Tends to be fair to an idea, whoever said it',
      'Can hold several answers in mind at once',
      'Often explains a hard thing in a fresh way',
    ],
    weaknesses: [
      'May think for long and begin late',
      'Can forget meals, messages or small daily tasks',
      'May turn a feeling into a puzzle before feeling it',
    ],
    communication_style:
      'Often enjoys open questions and playing with ideas, with no hurry to agree and no hurry to finish.',
    avoid_contexts: [
      'Pressing for a quick yes or no',
      'Answering a thought with "because everyone does"',
      'Calling curiosity overthinking',
    ],
    careers: [
      ['Data analyst', 'A team that lets a strange number be followed to its cause'],
      ['Professor', 'A department with time to read, wonder and discuss'],
      ['Software engineer', 'Flexible hours and problems that nobody has solved yet'],
      ['Cyber security analyst', 'A place that treats finding a weakness as a gift'],
      ['Electronics engineer', 'A workshop where things may be taken apart to learn'],
    ],
  },
  ENTJ: {
    summary:
      'You often see what could be done and want to begin. People may look to you for direction, and you can be at your best when a big goal needs a steady hand.',
    strengths: [
      'Often brings order to a confused situation',
      'Speaks up when something needs to be said',
      'Can make a decision when others are unsure',
      'Tends to lift the ambition of a whole group',
      'Recovers from a setback with a new plan',
    ],
    weaknesses: [
      'May move faster than others can follow',
      'Can treat rest as lost time',
      'May hide a tender feeling behind being busy',
    ],
    communication_style:
      'Often likes talk that is clear, honest and to the point, with a next step at the end of it.',
    avoid_contexts: [
      'Circling around a point for long',
      'Pity in place of practical help',
      'Taking a strong opinion as anger',
    ],
    careers: [
      ['Entrepreneur', 'Freedom to decide, and a team that likes to build'],
      ['Management consultant', 'New problems every few months, with people who like to debate'],
      ['Civil services officer', 'A post where one good decision helps a whole district'],
      ['Lawyer', 'Cases that reward preparation and a clear argument'],
      ['Product manager', 'A growing company where goals are large and results are visible'],
    ],
  },
  ENTP: {
    summary:
      'You may light up when an idea meets a challenge. You often connect things that seem far apart, and a good debate can feel to you like friendship.',
    strengths: [
      'Often has a new idea when others are stuck',
      'Thinks quickly in conversation',
      'Tends to see chances where others see a wall',
      'Can make people laugh on a heavy day',
      'Learns a new subject fast',
    ],
    weaknesses: [
      'May begin more things than there is time to finish',
      'Can debate when a person only wants comfort',
      'May feel restless with routine',
    ],
    communication_style:
      'Often enjoys quick, playful talk that tests an idea from both sides, and respects an honest "I disagree".',
    avoid_contexts: [
      'Long lists of rules',
      'Taking a playful argument as disrespect',
      'Repeating the same advice',
    ],
    careers: [
      ['Entrepreneur', 'A young company where every week brings another problem'],
      ['Journalist', 'A newsroom that likes hard questions and fast days'],
      ['Marketing manager', 'A team that tries ten ideas and keeps the best one'],
      ['Product manager', 'People from many fields around one table'],
      ['Lawyer', 'Work where both sides of a question are worth knowing'],
    ],
  },
} satisfies Record<string, TypeWords>;
