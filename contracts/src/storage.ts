/**
 * The keys under which the browser keeps things. The older names (docs/product/accounts.md, On the device) stay as they are, every
 * other one takes the `saathi_` prefix.
 */
export const storageKeys = {
  country: 'country',
  language: 'language',
  name: 'name',
  dob: 'dob',
  gender: 'gender',
  mbtiAnswers: 'mbti_answers',
  onboarded: 'onboarded',
  userId: 'user_id',
  userProfile: 'user_profile',
  isAnonymous: 'is_anonymous',
  selectedCategory: 'selected_category',
  selectedSubcategory: 'selected_subcategory',
  selectedAi: 'selected_ai',
  aiGender: 'ai_gender',
  userGender: 'user_gender',
  voiceType: 'voice_type',
  activeChatSession: 'active_chat_session',
  selectedPlan: 'selected_plan',
  adDisclaimerAccepted: 'ad_disclaimer_accepted',
  /** `day` or `night`; absent means as the device has it. */
  theme: 'saathi_theme',
  /** `settled` or `begun` when somebody was signed in here last, so that their page is drawn at once; nothing about who. */
  signedIn: 'saathi_signed_in',
  /** Where a visitor was going when they were asked to sign in. In sessionStorage. */
  returnTo: 'saathi_return_to',
  /** The words in the composer, so that no reload or crash loses them. */
  draft: 'saathi_draft',
  /** The five steps of the safety plan. Written on this device only, never sent. */
  safetyPlan: 'saathi_safety_plan',
} as const;

const KEPT: ReadonlySet<string> = new Set([
  storageKeys.theme,
  storageKeys.adDisclaimerAccepted,
  storageKeys.safetyPlan,
]);

/** What sign-out does on this device: everything about the person goes; the theme and the safety plan stay. */
export function forgetPerson(): void {
  for (const key of Object.values(storageKeys)) if (!KEPT.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
}

/** Remembers where a visitor was going, to be taken there after sign-in. */
export function rememberReturn(path: string): void {
  sessionStorage.setItem(storageKeys.returnTo, path);
}

/** Where the visitor was going, once; only a path of this product is ever returned. */
export function takeReturn(): string | null {
  const path = sessionStorage.getItem(storageKeys.returnTo);
  sessionStorage.removeItem(storageKeys.returnTo);
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
}
