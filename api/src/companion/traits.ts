type Several = string | readonly string[];

interface PromptNumber {
  number: number;
  strengths: readonly string[];
}

/** The part of a person's traits that a prompt uses (docs/product/chat.md, Prompt). */
export interface PromptTraits {
  mbti_type?: string | null;
  strengths?: readonly string[] | null;
  communication_style?: string | null;
  numerology?: Record<'moolank' | 'bhagyank' | 'talent', PromptNumber> | null;
  personality_summary?: {
    strengths?: readonly string[] | null;
    communication_style?: string | null;
    avoid_contexts?: readonly string[] | null;
  } | null;
  career_profile?: {
    top_career_recommendations?:
      | readonly {
          career: string;
          ideal_work_environment?: Several | null;
          skills_to_build?: Several | null;
        }[]
      | null;
  } | null;
}

const MOST = 3;

function firstThree(value: Several | null | undefined): string {
  const list = typeof value === 'string' ? [value] : (value ?? []);
  return list.slice(0, MOST).join(', ');
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values.filter(Boolean))];
}

function numbers(reading: PromptTraits['numerology']): string {
  if (!reading) return '';
  const of = (name: string, { number, strengths }: PromptNumber) =>
    `${name} ${number}${strengths[0] ? ` (${strengths[0]})` : ''}`;
  return [of('root', reading.moolank), of('destiny', reading.bhagyank), of('talent', reading.talent)].join(
    ', ',
  );
}

/** The prompt's lines about the person: three strengths, the numbers of the birthday, three career matches, their environments and skills, what to avoid. */
export function describeTraits(traits: PromptTraits): string[] {
  const summary = traits.personality_summary;
  const careers = (traits.career_profile?.top_career_recommendations ?? []).slice(0, MOST);
  const labelled: readonly (readonly [string, string])[] = [
    ['Personality type', traits.mbti_type ?? ''],
    ['Strengths', firstThree(traits.strengths?.length ? traits.strengths : summary?.strengths)],
    ['Communication style', traits.communication_style ?? summary?.communication_style ?? ''],
    ['Numbers of their birthday (a mirror they like, never a forecast)', numbers(traits.numerology)],
    ['Career matches', firstThree(careers.map(({ career }) => career))],
    [
      'Work environments that suit',
      firstThree(unique(careers.map((c) => firstThree(c.ideal_work_environment)))),
    ],
    [
      'Skills to build',
      firstThree(unique(careers.flatMap((c) => firstThree(c.skills_to_build).split(', ')))),
    ],
    ['Avoid', (summary?.avoid_contexts ?? []).join(', ')],
  ];
  const known = labelled.filter(([, value]) => value);
  if (known.length === 0) return [];
  return [
    'About the person (use it lightly, never recite it):',
    ...known.map(([label, value]) => `${label}: ${value}`),
  ];
}
