import { type CompanionKind, isRomantic } from 'contracts/categories';
import type { AiGender, ChatSessionRequest } from 'contracts/chat';
import { type CompanionPrefs, nameFor } from '../ai-prefs/companion-prefs.ts';

/** The genders that /persona offers (docs/product/chat.md, Make it personal). */
export const personaGenders = ['female', 'male', 'neutral'] as const satisfies readonly AiGender[];

/** The gender that a kind of companion has by its name; undefined where the person says. */
export function genderOf(kind: CompanionKind): AiGender | undefined {
  if (kind === 'girlfriend') return 'female';
  return kind === 'boyfriend' ? 'male' : undefined;
}

/** Whether the person gives the companion its name; friends and romantic companions have one. */
export function isNamed(kind: CompanionKind): boolean {
  return kind !== 'friend' && !isRomantic('companion', kind);
}

/** What `POST /v1/chat-sessions` is sent for a kind of companion and the answers about it. */
export function personaRequest(kind: CompanionKind, prefs: CompanionPrefs): ChatSessionRequest {
  const ai_gender = genderOf(kind) ?? prefs.ai_gender;
  const ai_name = isNamed(kind)
    ? prefs.ai_name.trim()
    : nameFor(kind === 'friend' ? 'friend' : 'romantic', ai_gender);
  return { ...prefs, ai_name, ai_gender, category: 'companion', subcategory: kind };
}
