import type { LearnedReason } from '../stop-reason.ts';

/**
 * How sure the model must be of a reason (two log-odds, added) for a sentence to be refused. Chosen out of training, on hands and thirds of
 * hands it had not learned from: above the surest ordinary reply, and so that fewer than one in a hundred of those with the words of a bad one are lost.
 */
export const REFUSED_FROM: Readonly<Record<LearnedReason, number>> = {
  self_harm_method: 4.2,
  encouragement: 3.5,
  claims_human: 3.4,
  claims_clinician: 2.5,
  self_hatred: 2.9,
  delusion: 3,
  guilt: 4.5,
  romantic_minor: 2,
};
