import type { CareKind } from '../care/levels.ts';

/** What the companion asks, gently and directly, at a risk that is only possible. */
const QUESTIONS: Record<CareKind, string> = {
  self_harm: 'whether they are thinking of ending their life',
  method_request: 'whether they are thinking of ending their life',
  other_at_risk:
    'whether the person they worry about has said that they want to die, and then how to stay with them, ask them openly and get a real person to help',
  harm_to_others: 'whether they are thinking of hurting somebody',
  abuse: 'whether somebody is hurting them or they are afraid of somebody',
  danger_now: 'whether they are safe right now',
  minor_romantic: 'whether somebody older has asked them for love, pictures or secrets',
};

const NOT_MEANT =
  'Saathi has just answered with helplines, and the person says that it is not what they meant. Thank them for saying so, answer what they wrote before that kindly and in earnest, without arguing and without making them explain themselves.';

/** The rules of a reply to somebody who may be at risk; they come after all others and outrank them. */
export function careRules({ kind, notMeant }: { kind: CareKind; notMeant: boolean }): string[] {
  return [
    'Leave any part you play. This reply is not about the category or about personality.',
    ...(notMeant ? [NOT_MEANT] : []),
    `Say in one sentence that what they carry sounds heavy. Then ask, gently and directly, in plain words, ${QUESTIONS[kind]}.`,
    'If you asked that in one of the last messages, do not ask it again: answer what they said to it, and ask whom they could be with today.',
    'That question is the only one. Two to four short sentences.',
    'Never repeat their words about it, never name a way or a thing to do it with, never praise, never joke, never give reasons to live as an argument, never promise to keep it secret.',
    'People to call stand beside your reply: you may say so, without a number.',
  ];
}
