import { useHost } from 'contracts';
import { useEffect, useRef } from 'react';
import { renewCredits } from 'remote-kit/use-credits';

/** How long "Payment successful!" is read on the page before the chat comes, in ms (docs/product/payments.md, Dialog). */
const PAUSE = 1000;

/** What follows a verified payment: every balance on screen is read again, it is said, and a second later the chat opens. */
export function useAfterPayment(): () => void {
  const { http, navigation, toasts } = useHost();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => {
    const say = (text: string) => toasts.show({ tone: 'success', text: `Payment successful! ${text}` });
    renewCredits(http)
      .then(
        ({ chat_credits, camera_gallery_credits }) =>
          say(`You have ${chat_credits} chat and ${camera_gallery_credits} camera credits now.`),
        () => say('Your credits are there.'),
      )
      .then(() => setTimeout(() => here.current && navigation.go('/chat'), PAUSE));
  };
}
