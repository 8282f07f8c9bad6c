import type { LearnedReason } from '../stop-reason.ts';

/**
 * How sure the model must be of a reason (two log-odds, added) for a sentence to be refused: chosen out of training (cross-validated in thirds), so
 * far above the surest ordinary reply that none is lost.
 */
export const REFUSED_FROM: Readonly<Record<LearnedReason, number>> = {
  self_harm_method: 3.7,
  encouragement: 3,
  claims_human: 3.2,
  claims_clinician: 2.6,
  self_hatred: 2.4,
  delusion: 2.2,
  guilt: 3.4,
  romantic_minor: 2.5,
};
