import { type Answers, type Letter, type MbtiType, statements } from 'contracts/personality';

const opposite: Record<Letter, Letter> = { E: 'I', I: 'E', S: 'N', N: 'S', T: 'F', F: 'T', J: 'P', P: 'J' };

/**
 * The personality type for the 24 answers, given in the order of `statements`. An answer of 4 or 5 counts for
 * the statement's letter, 1 or 2 for its opposite, 3 for neither; ties go to I, N, F, P (docs/product/onboarding.md, Scoring).
 */
export const scorePersonality = (answers: Answers): MbtiType => {
  const votes = countVotes(answers);
  const stronger = <A extends Letter, B extends Letter>(letter: A, onTie: B) =>
    votes[letter] > votes[onTie] ? letter : onTie;
  return `${stronger('E', 'I')}${stronger('S', 'N')}${stronger('T', 'F')}${stronger('J', 'P')}`;
};

const countVotes = (answers: Answers): Record<Letter, number> => {
  const votes = { E: 0, I: 0, S: 0, N: 0, T: 0, F: 0, J: 0, P: 0 };
  for (const [index, { letter }] of statements.entries()) {
    const answer = answers[index] ?? 3;
    if (answer >= 4) votes[letter] += 1;
    if (answer <= 2) votes[opposite[letter]] += 1;
  }
  return votes;
};
