import type { LearnedReason } from '../stop-reason.ts';

/**
 * How sure the model must be of a reason (two log-odds, added) for a sentence to be refused. Chosen out of training, on hands and thirds of
 * hands it had not learned from: above the surest ordinary reply, and so that fewer than one in a hundred of those with the words of a bad one are lost; and then by one
 * more, since nearly every reply is an ordinary one, also those of hands it does not know.
 */
export const REFUSED_FROM: Readonly<Record<LearnedReason, number>> = {
  self_harm_method: 5.2,
  encouragement: 4.5,
  claims_human: 4.4,
  claims_clinician: 3.5,
  self_hatred: 3.9,
  delusion: 4,
  guilt: 5.5,
  romantic_minor: 3,
};
