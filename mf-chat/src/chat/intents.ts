/** What a message was understood to be about (docs/product/chat.md, Intents), in the words shown beneath it; small talk needs none. */
export const intentWords: Readonly<Record<string, string>> = {
  career_advice: 'About work',
  stress_relief: 'Stress',
  relationship_advice: 'Relationships',
  personal_growth: 'Growing',
  therapy_session: 'Talking it through',
};
