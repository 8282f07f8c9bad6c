/** What a category says in one language: a reply is an opening, a middle and a question (or a parting). */
export interface Lines {
  readonly openings: readonly string[];
  readonly middles: readonly string[];
  readonly questions: readonly string[];
}
export interface Script {
  readonly en: Lines;
  readonly hi: Lines;
}
