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
  /** The practice a meditation guide is asked about (meditation-context.ts). */
  meditationContext: 'meditation_context',
  activeChatSession: 'active_chat_session',
  selectedPlan: 'selected_plan',
  /** The purchase that was begun and has not ended: what a reload, a closed tab and a second tab go on with. */
  purchase: 'saathi_purchase',
  adDisclaimerAccepted: 'ad_disclaimer_accepted',
  /** `day` or `night`; absent means as the device has it. */
  theme: 'saathi_theme',
  /**
   * `settled` or `begun` when somebody was signed in here last, so that their page is drawn at once; `ended` when that session was
   * ended elsewhere, `answered` once the person said that the safety plan stays. Nothing about who.
   */
  signedIn: 'saathi_signed_in',
  /**
   * A random word for as long as one person is signed in here: a page that knows another one knows that this device was cleared
   * for somebody else meanwhile. Nothing about who.
   */
  visit: 'saathi_visit',
  /** Where a visitor was going when they were asked to sign in. In sessionStorage. */
  returnTo: 'saathi_return_to',
  /** What was said on the page before, when the browser loads the next one as a whole. In sessionStorage. */
  toasts: 'saathi_toasts',
  /** What onboarding could not save yet, and for whom (unsaved.ts). */
  unsaved: 'saathi_unsaved',
  /** The page to open once the mail is confirmed: a chat that somebody chose before. */
  prepared: 'saathi_prepared',
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

/** The keys of local storage that are about the person: all but the device's own, which are the theme, the ads and the safety plan. */
export const personKeys = Object.values(storageKeys).filter((key) => !KEPT.has(key));

/** What sign-out does on this device: everything about the person goes; the theme and the safety plan stay. */
export function forgetPerson(): void {
  for (const key of personKeys) localStorage.removeItem(key);
  sessionStorage.clear();
}

/** Whether a profile waits on this device to be handed over (local-profile.ts). */
export function hasLocalProfile(): boolean {
  return localStorage.getItem(storageKeys.userProfile) !== null;
}

/** Whether something that onboarding could not save waits on this device (unsaved.ts). */
export function hasUnsaved(): boolean {
  return localStorage.getItem(storageKeys.unsaved) !== null;
}

/** Remembers the page that somebody chose who must verify their e-mail first; the tab that the mail opens finds it as well. */
export function rememberPrepared(path: string): void {
  localStorage.setItem(storageKeys.prepared, path);
}

/** The page that waits for a verified e-mail, once; only a path of this product is ever returned. */
export function takePrepared(): string | null {
  const path = localStorage.getItem(storageKeys.prepared);
  localStorage.removeItem(storageKeys.prepared);
  return ownPath(path);
}

/** Remembers where a visitor was going, to be taken there after sign-in. */
export function rememberReturn(path: string): void {
  sessionStorage.setItem(storageKeys.returnTo, path);
}

/** Where the visitor was going, once; only a path of this product is ever returned. */
export function takeReturn(): string | null {
  const path = sessionStorage.getItem(storageKeys.returnTo);
  sessionStorage.removeItem(storageKeys.returnTo);
  return ownPath(path);
}

function ownPath(path: string | null): string | null {
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
}
