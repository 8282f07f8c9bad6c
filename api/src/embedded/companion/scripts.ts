import { meditation, mentor, parentingGuide, teacher } from './scripts/guiding.script.ts';
import { companion, confession, heartToHeart, romantic } from './scripts/listening.script.ts';
import type { Script } from './scripts/script.ts';
import { smallTalk } from './scripts/small-talk.script.ts';
import { ancient, angerRelease, wisdomStories } from './scripts/telling.script.ts';

/** Every script: one per category, the romantic companion's, and one for what is said in every conversation. */
export const scripts = {
  heart_to_heart: heartToHeart,
  mentor,
  teacher,
  companion,
  romantic,
  meditation,
  parenting_guide: parentingGuide,
  confession,
  anger_release: angerRelease,
  wisdom_stories: wisdomStories,
  ancient,
  smallTalk,
} satisfies Record<string, Script>;

const byName: Readonly<Record<string, Script>> = scripts;

/** The script for a category and subcategory; heart to heart for one nobody knows. */
export function chooseScript(category: string, subcategory: string): Script {
  const romance = category === 'companion' && /romantic|girlfriend|boyfriend/.test(subcategory);
  return byName[romance ? 'romantic' : category] ?? heartToHeart;
}
