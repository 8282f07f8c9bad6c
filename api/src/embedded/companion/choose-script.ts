import { ancient } from './scripts/ancient.script.ts';
import { angerRelease } from './scripts/anger-release.script.ts';
import { companion } from './scripts/companion.script.ts';
import { confession } from './scripts/confession.script.ts';
import { heartToHeart } from './scripts/heart-to-heart.script.ts';
import { meditation } from './scripts/meditation.script.ts';
import { mentor } from './scripts/mentor.script.ts';
import { parentingGuide } from './scripts/parenting-guide.script.ts';
import { romantic } from './scripts/romantic.script.ts';
import type { Script } from './scripts/script.ts';
import { teacher } from './scripts/teacher.script.ts';
import { wisdomStories } from './scripts/wisdom-stories.script.ts';

/** Every script by category; the romantic companion has its own. */
export const scripts: Readonly<Record<string, Script>> = {
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
};

/** The script for a category and subcategory; heart to heart for one nobody knows. */
export function chooseScript(category: string, subcategory: string): Script {
  const romance = category === 'companion' && /romantic|girlfriend|boyfriend/.test(subcategory);
  return scripts[romance ? 'romantic' : category] ?? heartToHeart;
}
