import * as z from 'zod/mini';

/** A side of one of the four pairs: E or I, S or N, T or F, J or P. */
export const Letter = z.enum(['E', 'I', 'S', 'N', 'T', 'F', 'J', 'P']);
export type Letter = z.infer<typeof Letter>;

/** The four-letter personality type, as stored in `user_traits.mbti_type` (docs/product/onboarding.md, Scoring). */
export const MbtiType = z.enum([
  'INTJ',
  'INTP',
  'ENTJ',
  'ENTP',
  'INFJ',
  'INFP',
  'ENFJ',
  'ENFP',
  'ISTJ',
  'ISFJ',
  'ESTJ',
  'ESFJ',
  'ISTP',
  'ISFP',
  'ESTP',
  'ESFP',
]);
export type MbtiType = z.infer<typeof MbtiType>;

export interface Statement {
  id: number;
  text: string;
  letter: Letter;
}

const inOrder: readonly [Letter, string][] = [
  ['E', 'After a long day, talking with people gives me back my energy.'],
  ['S', 'I trust what I have seen and tried for myself.'],
  ['F', 'When I decide something, I think first of how people will feel.'],
  ['J', 'I like to have a plan before I start.'],
  ['I', 'I need some time alone to feel like myself again.'],
  ['N', 'I often imagine how things could be different.'],
  ['T', 'When I decide something, I look at the facts first.'],
  ['P', 'I enjoy days that have no fixed plan.'],
  ['S', 'I learn best from clear steps and real examples.'],
  ['E', 'I find it easy to start talking with someone new.'],
  ['J', 'I feel lighter when my work is finished early.'],
  ['F', 'When a friend has a problem, I first want them to feel heard.'],
  ['N', 'I like to find the bigger idea behind what I am learning.'],
  ['I', 'I think things over quietly before I speak.'],
  ['P', 'I often find my best energy close to a deadline.'],
  ['T', 'When a friend has a problem, I first look for a solution.'],
  ['E', 'I enjoy being part of a big, lively group.'],
  ['J', 'I like to settle things rather than keep choices open.'],
  ['S', 'I notice small details, like what has changed in a room.'],
  ['T', 'I feel a rule should be the same for everyone.'],
  ['I', 'I would choose a long talk with one friend over a big party.'],
  ['P', 'I am happy to change my plans when something new comes up.'],
  ['N', 'I enjoy questions that have no single answer.'],
  ['F', 'It matters to me that the people around me get along.'],
];

/** The 24 statements of the personality test, three for each letter, in the order they are shown (docs/product/onboarding.md, Statements). */
export const statements: readonly Statement[] = inOrder.map(([letter, text], index) => ({
  id: index + 1,
  text,
  letter,
}));

/**
 * What each answer from 1 to 5 is called. The moon fills as agreement grows: a smiling or a sad face would
 * tell people which answer is the good one, and none is.
 */
export const answerWords = [
  { value: 1, word: 'Strongly Disagree', emoji: '🌑' },
  { value: 2, word: 'Disagree', emoji: '🌒' },
  { value: 3, word: 'Neutral', emoji: '🌓' },
  { value: 4, word: 'Agree', emoji: '🌔' },
  { value: 5, word: 'Strongly Agree', emoji: '🌕' },
] as const;

/** Shown when an answer is missing or is not 1 to 5 (docs/product/onboarding.md, Validation). */
export const unansweredMessage = 'Please answer all questions before creating your profile.';

const Answer = z
  .int(unansweredMessage)
  .check(z.minimum(1, unansweredMessage), z.maximum(5, unansweredMessage));

/** The 24 answers, 1 to 5, in the order of `statements`. Every refusal reads `unansweredMessage`. */
export const Answers = z
  .array(Answer, unansweredMessage)
  .check(z.length(statements.length, unansweredMessage));
export type Answers = z.infer<typeof Answers>;

const Texts = z.array(z.string());

/** Who a person may be, in words, with how to talk with them and what a companion had better avoid. */
export const PersonalitySummary = z.object({
  summary: z.string(),
  strengths: Texts,
  weaknesses: Texts,
  communication_style: z.string(),
  avoid_contexts: Texts,
});
export type PersonalitySummary = z.infer<typeof PersonalitySummary>;

/** Careers that suit the type, best match first, and what the numbers add to them (often nothing). */
export const CareerProfile = z.object({
  top_career_recommendations: z.array(
    z.object({ career: z.string(), ideal_work_environment: z.string(), skills_to_build: Texts }),
  ),
  overrides_applied: z.array(z.object({ suggestion: z.string() })),
});
export type CareerProfile = z.infer<typeof CareerProfile>;

/** One number of a reading with its trait text. `number` is 1 to 9, or the master number 11, 22 or 33. */
export const NumberReading = z.object({
  number: z.int(),
  strengths: Texts,
  challenges: Texts,
  careers: Texts,
  colours: Texts,
  mantra: z.object({ devanagari: z.string(), transliteration: z.string() }),
});
export type NumberReading = z.infer<typeof NumberReading>;

/** The `numerology` JSON of `user_traits`: root, destiny and talent number. */
export const NumerologyReading = z.object({
  moolank: NumberReading,
  bhagyank: NumberReading,
  talent: NumberReading,
});
export type NumerologyReading = z.infer<typeof NumerologyReading>;

/**
 * The entity `user_traits` (docs/product/onboarding.md, Traits) without its keys `user_id` and `updated_at`. The numbers and their
 * reading are null together, when no reading can be made of the birthday.
 */
export const Traits = z.object({
  mbti_type: MbtiType,
  moolank: z.nullable(z.int()),
  bhagyank: z.nullable(z.int()),
  talent_no: z.nullable(z.int()),
  numerology: z.nullable(NumerologyReading),
  strengths: Texts,
  weaknesses: Texts,
  ideal_career: Texts,
  personality_summary: PersonalitySummary,
  career_profile: CareerProfile,
  communication_style: z.string(),
});
export type Traits = z.infer<typeof Traits>;

/**
 * `GET /v1/traits`: what the person is shown. Without the full report (docs/product/onboarding.md, Short and full report) what
 * belongs to it alone is empty.
 */
export const TraitsReport = z.object({ ...Traits.shape, full: z.boolean() });
export type TraitsReport = z.infer<typeof TraitsReport>;

/** `PUT /v1/traits`: the 24 answers saved as one. The answer is the TraitsReport. */
export const TraitsRequest = z.strictObject({ answers: Answers });
export type TraitsRequest = z.infer<typeof TraitsRequest>;
