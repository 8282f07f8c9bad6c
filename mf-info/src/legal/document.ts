/** One policy. A paragraph is a text, a list is an array of texts. */
export interface LegalDocument {
  title: string;
  /** The whole policy in a sentence or two, for someone who reads no further. */
  inShort: string;
  sections: { heading: string; body: (string | string[])[] }[];
}
