import { useHost } from 'contracts';
import { type AngerTarget, categoryTitles } from 'contracts/categories';
import { CompanionBloom } from 'design-system/companion-bloom';
import { PageHeading } from 'design-system/page-heading';
import { rememberChoice } from '../choice/choice.ts';
import { ChoicePage } from '../choice/choice-page.tsx';
import { TakeCard } from '../choice/take-card.tsx';

const targets: { target: AngerTarget; title: string; line: string }[] = [
  { target: 'boss', title: 'Boss', line: 'What you cannot say at work' },
  { target: 'neighbour', title: 'Neighbour', line: 'The wall between you is thin' },
  { target: 'colleague', title: 'Colleague', line: 'The meeting after the meeting' },
  { target: 'friend', title: 'Friend', line: 'It hurts more from someone close' },
  { target: 'roadside', title: 'Road Rage', line: 'Horns, turns and no indicator' },
  { target: 'other', title: 'Other', line: 'Somebody else, you know who' },
];

/** `/stress-sub`: whose role the companion takes, to be shouted at safely (docs/product/chat.md, Anger release). */
export function AngerReleasePage() {
  const { navigation } = useHost();

  function choose(subcategory: AngerTarget) {
    rememberChoice({ category: 'anger_release', subcategory });
    navigation.go('/ai-prefs', {
      state: { category: 'anger_release', subcategory, categoryTitle: categoryTitles.anger_release },
    });
  }

  return (
    <ChoicePage
      heading={
        <PageHeading soft="The AI takes their place. Say it all; nobody is hurt and nobody hears.">
          Who Are You Angry At?
        </PageHeading>
      }
    >
      {targets.map(({ target, title, line }, i) => (
        <TakeCard
          key={target}
          title={title}
          line={line}
          hue="var(--h-anger)"
          figure={<CompanionBloom category="anger_release" size={52} open={1 - i * 0.07} />}
          onTake={() => choose(target)}
        />
      ))}
    </ChoicePage>
  );
}
