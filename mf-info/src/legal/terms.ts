import type { LegalDocument } from './document.ts';
import { costs, notOffered, type Say } from './say.ts';

export const terms = (say: Say): LegalDocument => ({
  title: 'Terms of Use',
  inShort:
    'Saathi is an AI that keeps you company. It is not a doctor, a lawyer or a crisis service. Be honest about your age, be kind, and decide for yourself what to do with what it says.',
  sections: [
    {
      heading: 'What Saathi is',
      body: [
        'Saathi lets you talk with AI companions for emotional support, mentoring, learning, meditation and self-reflection. Replies are written by a machine. They can be wrong, and they are not medical, legal or financial advice.',
        'Personality types, numerology and healing frequencies are offered for reflection and calm. They are no diagnosis, no treatment and no promise.',
      ],
    },
    {
      heading: 'In an emergency',
      body: [
        'Saathi is not a crisis service. If you or someone else is in danger, call your local emergency services; in India the number is 112. The page Get help now lists more people who answer, and it is free and open to everybody.',
      ],
    },
    {
      heading: 'Who may use it',
      body: [
        `You must be at least ${say((policy) => policy.limits.age_min)} years old, and the birthday you give must be true: it decides what is suitable for you. Under ${say((policy) => policy.limits.age_adult)}, please talk with a parent or guardian about using Saathi. ${say(notOffered)}`,
      ],
    },
    {
      heading: 'Your account',
      body: [
        'One account for one person. Keep your password to yourself, and tell us if you think somebody else knows it. You can delete the account at any time, and what belongs to it goes with it.',
      ],
    },
    {
      heading: 'Fair use',
      body: [
        'Please do not use Saathi to plan harm to anyone, to make sexual content about minors, to deceive people, to get around limits or safety, or to disturb the service for others. We may pause or close an account that does. Help in a crisis stays open even then.',
      ],
    },
    {
      heading: 'Paying',
      body: [
        `Prices are shown before tax; ${say((policy) => policy.gst_percent)}% GST is added and shown before you pay. Credit packs are one-time payments, they add up, and credits never expire. ${say(costs)} The Refund Policy says when you get your money back.`,
      ],
    },
    {
      heading: 'What is yours, and what is ours',
      body: [
        'What you write is yours, and so are the replies you receive. Saathi itself, its name, its design and its texts, belongs to us.',
      ],
    },
    {
      heading: 'If something goes wrong',
      body: [
        'We take care that Saathi works and that nothing is lost, but we cannot promise that it is always there. As far as the law allows, what we owe you is limited to what you paid in the last 12 months. Rights that the law gives you as a consumer stay untouched.',
      ],
    },
    {
      heading: 'The law that applies',
      body: [
        'These terms follow the law of India, and courts in Haryana are responsible. Before it comes to that, write to us: most things can be mended.',
      ],
    },
  ],
});
