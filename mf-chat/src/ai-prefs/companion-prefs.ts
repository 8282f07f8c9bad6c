import { isRomantic } from 'contracts/categories';
import { AddressedAs, AiGender, type ChatSessionRequest, VoiceStyle } from 'contracts/chat';

import { storageKeys } from 'contracts/storage';
import * as z from 'zod/mini';
import type { Choice } from '../choice/choice.ts';

/** What the two steps of /ai-prefs ask (docs/product/chat.md, Companion set-up). */
export type CompanionPrefs = Pick<
  ChatSessionRequest,
  'ai_name' | 'ai_gender' | 'voice_style' | 'addressed_as'
>;

/** The genders the form offers; `neutral` is only what a companion has that nobody set up. */
const FormGender = z.enum(AiGender.options.filter((gender) => gender !== 'neutral'));

const KEYS = {
  ai_name: storageKeys.selectedAi,
  ai_gender: storageKeys.aiGender,
  voice_style: storageKeys.voiceType,
  addressed_as: storageKeys.userGender,
} as const satisfies Record<keyof CompanionPrefs, string>;

const names = {
  romantic: { female: 'Meera', male: 'Arjun', non_binary: 'Kiran', neutral: 'Kiran' },
  friend: { female: 'Asha', male: 'Rohan', non_binary: 'Noor', neutral: 'Noor' },
} as const;

/** The name that a companion goes by whose name is not asked for. */
export function nameFor(kind: keyof typeof names, gender: AiGender): string {
  return names[kind][gender];
}

/** What was chosen last on this device, else the defaults (docs/product/chat.md, Companion set-up). */
export function rememberedPrefs(): CompanionPrefs {
  const kept = (key: keyof CompanionPrefs) => localStorage.getItem(KEYS[key]);
  return {
    ai_name: kept('ai_name') || 'Guide',
    ai_gender: FormGender.safeParse(kept('ai_gender')).data ?? 'female',
    voice_style: VoiceStyle.safeParse(kept('voice_style')).data ?? 'soft',
    addressed_as: AddressedAs.safeParse(kept('addressed_as')).data ?? 'not_specified',
  };
}

/** Keeps the answers on this device for the next companion. */
export function rememberPrefs(prefs: CompanionPrefs): void {
  for (const [key, value] of Object.entries(prefs))
    localStorage.setItem(KEYS[key as keyof CompanionPrefs], value);
}

/** What `POST /v1/chat-sessions` is sent for a choice and the answers to it. */
export function sessionRequest(choice: Choice, prefs: CompanionPrefs): ChatSessionRequest {
  const ai_name = isRomantic(choice.category, choice.subcategory)
    ? nameFor('romantic', prefs.ai_gender)
    : prefs.ai_name.trim();
  return { ...prefs, ai_name, category: choice.category, subcategory: choice.subcategory };
}
