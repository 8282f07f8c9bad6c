import { useHost } from 'contracts';
import type { InvoiceRecipient } from 'contracts/invoices';
import type { PaymentProof } from 'contracts/payments';
import { isProblemError } from 'contracts/problem';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Hindrance, hindranceIn } from './hindrance.ts';
import type { Checkout } from './load-checkout.ts';
import { canComeGood, openCheckout, type Sale, verifyPaid } from './payment-steps.ts';
import { beginPurchase, forgetPurchase } from './purchase.ts';

/** `idle`: it waits for the person. `working`: we are at it. `checkout`: the provider's window stands over the page. */
type Step = 'idle' | 'working' | 'checkout';

export interface Payment {
  step: Step;
  problem: Hindrance | undefined;
  /** Somebody has paid, and it is not verified yet: what helps is to ask again, never to pay again. */
  paid: boolean;
  pay(recipient: InvoiceRecipient): void;
  verify(): void;
}

/**
 * The way from Pay to the credits (docs/product/payments.md, Dialog). `begun` is what somebody paid for before this page was loaded;
 * `onDone` is called when the credits are there.
 */
export function usePayment(sale: Sale, begun: PaymentProof | undefined, onDone: () => void): Payment {
  const { http } = useHost();
  const [step, setStep] = useState<Step>('idle');
  const [problem, setProblem] = useState<Hindrance>();
  const [proof, setProof] = useState(begun);
  const busy = useRef(false);
  const checkout = useRef<Checkout>(undefined);

  /** Begins a piece of work, one at a time however often somebody presses. What it throws becomes the problem. */
  async function work(piece: () => Promise<Step | 'done'>, otherwise: string) {
    if (busy.current) return;
    busy.current = true;
    setStep('working');
    setProblem(undefined);
    try {
      const next = await piece();
      if (next === 'done') finish();
      else setStep(next);
    } catch (error) {
      if (isProblemError(error) && error.code === 'already_paid') return finish();
      setProblem(hindranceIn(error, otherwise));
      rest();
    }
  }

  function rest() {
    busy.current = false;
    setStep('idle');
  }

  function finish() {
    forgetPurchase();
    onDone();
  }

  async function open(recipient: InvoiceRecipient): Promise<Step> {
    checkout.current = await openCheckout(http, sale, beginPurchase(sale.pack.id, recipient), {
      paid(given) {
        rest();
        setProof(given);
        void check(given);
      },
      dismissed: rest,
      failed: (description) => setProblem({ text: `Payment failed: ${description}` }),
    });
    return 'checkout';
  }

  const check = (paid: PaymentProof) =>
    work(async () => {
      await verifyPaid(http, paid).catch((error) => {
        if (!canComeGood(error)) setProof(undefined);
        throw error;
      });
      return 'done';
    }, 'Payment verification failed');

  const goOn = useEffectEvent(() => proof && void check(proof));
  useEffect(() => {
    goOn();
    return () => checkout.current?.close();
  }, []);

  return {
    step,
    problem,
    paid: proof !== undefined,
    pay: (recipient) => void work(() => open(recipient), 'Failed to initiate payment. Please try again.'),
    verify: () => proof && void check(proof),
  };
}
