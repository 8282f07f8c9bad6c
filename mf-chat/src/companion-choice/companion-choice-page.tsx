import { useHost } from 'contracts';
import { type CompanionKind, categoryTitles } from 'contracts/categories';
import { Bloom } from 'design-system/bloom';
import { PageHeading } from 'design-system/page-heading';
import { rememberChoice } from '../choice/choice.ts';
import { ChoicePage } from '../choice/choice-page.tsx';
import { TakeCard } from '../choice/take-card.tsx';

const kinds: { kind: CompanionKind; title: string; line: string; petals: number; hue: string }[] = [
  {
    kind: 'friend',
    title: 'Friend',
    line: 'Easy company, and an honest word when you want one',
    petals: 4,
    hue: 'var(--h-companion)',
  },
  {
    kind: 'romantic_partner',
    title: 'Romantic Partner',
    line: 'Warmth and attention, kept between the two of you',
    petals: 5,
    hue: 'var(--h-heart)',
  },
];

/** `/companion-choice`: Friend or Romantic Partner, under 18 a friend, and the way to all others (docs/product/chat.md, Companion choice). */
export function CompanionChoicePage() {
  const { session, navigation } = useHost();
  const minor = session.current?.person?.minor ?? false;

  function choose(subcategory: CompanionKind) {
    rememberChoice({ category: 'companion', subcategory });
    navigation.go('/ai-prefs', {
      state: { category: 'companion', categoryTitle: categoryTitles.companion, subcategory },
    });
  }

  return (
    <ChoicePage
      heading={<PageHeading soft="You can change it any time">Who should be beside you?</PageHeading>}
    >
      {kinds
        .filter(({ kind }) => kind === 'friend' || !minor)
        .map(({ kind, title, line, petals, hue }) => (
          <TakeCard
            key={kind}
            title={title}
            line={line}
            hue={hue}
            figure={<Bloom petals={petals} hue={hue} size={84} />}
            onTake={() => choose(kind)}
          />
        ))}
      <TakeCard
        title="Make it personal"
        line="A teacher, a guide, someone to work it through with: say who it should be"
        hue="var(--h-mentor)"
        figure={<Bloom petals={6} hue="var(--h-mentor)" size={84} />}
        onTake={() => navigation.go('/persona')}
      />
    </ChoicePage>
  );
}
