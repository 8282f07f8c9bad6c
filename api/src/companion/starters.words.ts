import type { Category } from 'contracts/categories';

type Three = readonly [string, string, string];

/** What a person might say first; `{name}` is the companion's name. */
export const starters: Record<Category, Three> = {
  heart_to_heart: [
    'Something has been sitting on my heart today.',
    'I feel a little alone, and I want to talk.',
    'Can you just listen to me for a while, {name}?',
  ],
  mentor: [
    'I feel stuck at work and want to think it through.',
    'Help me choose between two paths, {name}.',
    'I keep putting off something important.',
  ],
  teacher: [
    'Can you explain a topic I did not follow in class?',
    'Help me solve a problem step by step, {name}.',
    'How should I prepare for my exam?',
  ],
  companion: [
    'Guess how my day went, {name}.',
    'I want to share a small good thing.',
    'Today was long. Keep me company?',
  ],
  meditation: [
    'Guide me through one minute of breathing.',
    'My mind will not slow down, {name}.',
    'Which tone could help me sleep?',
  ],
  parenting_guide: [
    'My child does not listen, and I lost my patience.',
    'How do I talk with my teenager, {name}?',
    'We fight about screen time every day.',
  ],
  confession: [
    'There is something I have never told anyone.',
    'I did something I regret, {name}.',
    'I hurt someone, and I want to make it right.',
  ],
  anger_release: [
    'I am so angry that I cannot think.',
    'It was not fair, and nobody said sorry.',
    'Let me just say it all out loud, {name}.',
  ],
  wisdom_stories: [
    'Tell me a story about patience.',
    'I need a story for a heavy day, {name}.',
    'Tell me something gentle before I sleep.',
  ],
  ancient: [
    'What would the old teachers say about worry?',
    'How do I stay steady when things change, {name}?',
    'Teach me one thing to practise today.',
  ],
};

/** Starters that fit a subcategory better than those of its category. */
export const subStarters: Readonly<Record<string, Three>> = {
  'companion/romantic': [
    'I was thinking of you today, {name}.',
    'Tell me something sweet.',
    'Can we talk about how my day went?',
  ],
  'anger_release/boss': [
    'You never notice how hard I work.',
    'You shouted at me in front of everyone.',
    'I need you to hear me out for once.',
  ],
  'anger_release/neighbour': [
    'Your noise keeps my whole family awake.',
    'You never think of anyone else here.',
    'We need to talk about what you did.',
  ],
  'anger_release/colleague': [
    'You took credit for my work.',
    'You talk behind my back.',
    'I covered for you, and you said nothing.',
  ],
  'anger_release/friend': [
    'You were not there when I needed you.',
    'You broke my trust.',
    'I am hurt, and I want you to know why.',
  ],
  'anger_release/roadside': [
    'You nearly hit me on the road!',
    'Why did you cut in like that?',
    'My hands are still shaking.',
  ],
};
