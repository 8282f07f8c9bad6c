import type { Policy } from 'contracts/policy';
import { rupees } from './rupees.ts';

export interface Question {
  question: string;
  answer: string;
}

/** The FAQ of the pricing page, in the policy's own numbers. */
export function questions({ free, prices, refund, retention_hours, packs, gst_percent }: Policy): Question[] {
  const paid = packs.find(({ base }) => base > 0);
  const daily = free.daily_messages;
  return [
    {
      question: 'Do credits expire?',
      answer: 'No. Credits never expire, and packs add up: what you buy is put on top of what you have.',
    },
    {
      question: 'What is one chat credit?',
      answer: `${bought(prices.message_chat_credits)} reply from your companion. A reply that fails costs nothing, nor does one that you stop before its first words, unless you stop many in a day.`,
    },
    {
      question: 'What is one camera credit?',
      answer: `${bought(prices.photo_camera_credits)} photo of your homework that the teacher reads with you.`,
    },
    {
      question: 'What is in the free pack?',
      answer: `${free.chat_credits} chat and ${free.camera_credits} camera credits, once, as soon as your email is verified.${daily === null ? '' : ` Until you buy a pack you can send up to ${daily} messages a day.`}`,
    },
    {
      question: 'Is this a subscription?',
      answer: 'No. Every pack is a one-time payment. Nothing renews by itself.',
    },
    {
      question: 'What will I really pay?',
      answer: paid
        ? `The price and ${gst_percent}% GST, nothing else. ${paid.name} is ${rupees(paid.base)} and ${rupees(paid.gst)} GST: ${rupees(paid.total)} in all.`
        : `The price and ${gst_percent}% GST, nothing else.`,
    },
    {
      question: 'Can I get my money back?',
      answer: `Your first purchase, within ${refund.days} days if you have used fewer than ${refund.chats} chats, or when a technical fault on our side is confirmed.`,
    },
    {
      question: 'How long are my chats kept?',
      answer: `An open chat is erased ${retention_hours.open} hours after its last message, a saved one after ${retention_hours.saved} hours, and a deleted one at once.`,
    },
    {
      question: 'What if my credits run out in a hard moment?',
      answer:
        'Help in a crisis is never sold. It answers without credits, over every limit, for everybody, with people you can call.',
    },
  ];
}

function bought(price: number): string {
  return price === 1 ? 'One' : `${price} credits bring one`;
}
