import { Traits } from 'contracts/personality';
import type { SqlOrTransaction } from '../server/database/connect.ts';

/** What was worked out about a person, or undefined before the test. */
export async function findTraits(sql: SqlOrTransaction, userId: string): Promise<Traits | undefined> {
  const [row] = await sql`
    SELECT mbti_type, moolank, bhagyank, talent_no, numerology, strengths, weaknesses, ideal_career,
      personality_summary, career_profile, communication_style
    FROM user_traits WHERE user_id = ${userId}`;
  return row && Traits.parse(row);
}

/** Writes a person's traits over those they had. */
export async function saveTraits(sql: SqlOrTransaction, userId: string, traits: Traits): Promise<void> {
  await sql`
    INSERT INTO user_traits (
      user_id, mbti_type, moolank, bhagyank, talent_no, numerology, strengths, weaknesses, ideal_career,
      personality_summary, career_profile, communication_style
    ) VALUES (
      ${userId}, ${traits.mbti_type}, ${traits.moolank}, ${traits.bhagyank}, ${traits.talent_no},
      ${traits.numerology && sql.json(traits.numerology)}, ${sql.json(traits.strengths)},
      ${sql.json(traits.weaknesses)}, ${sql.json(traits.ideal_career)}, ${sql.json(traits.personality_summary)},
      ${sql.json(traits.career_profile)}, ${traits.communication_style}
    )
    ON CONFLICT (user_id) DO UPDATE SET
      mbti_type = excluded.mbti_type, moolank = excluded.moolank, bhagyank = excluded.bhagyank,
      talent_no = excluded.talent_no, numerology = excluded.numerology, strengths = excluded.strengths,
      weaknesses = excluded.weaknesses, ideal_career = excluded.ideal_career,
      personality_summary = excluded.personality_summary, career_profile = excluded.career_profile,
      communication_style = excluded.communication_style, updated_at = now()`;
}
