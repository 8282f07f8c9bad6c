/**
 * Why a reply had to be stopped. `romantic_minor` stops only a reply to a person under 18 or of unknown age.
 * @internal
 */
export const stopReasons = [
  'self_harm_method',
  'medicine',
  'encouragement',
  'phone_number',
  'claims_human',
  'claims_clinician',
  'self_hatred',
  'delusion',
  'guilt',
  'romantic_minor',
] as const;
export type StopReason = (typeof stopReasons)[number];

/** The reasons the model of the check learned; a dose is found by phrases alone, a number or a link by its shape. */
export const learnedReasons = [
  'self_harm_method',
  'encouragement',
  'claims_human',
  'claims_clinician',
  'self_hatred',
  'delusion',
  'guilt',
  'romantic_minor',
] as const satisfies readonly StopReason[];
export type LearnedReason = (typeof learnedReasons)[number];
