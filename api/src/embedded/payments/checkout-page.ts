import { html, raw } from 'hono/html';

const STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0009; font: 16px/1.4 sans-serif; }
  main { box-sizing: border-box; width: min(26rem, 100%); padding: 1.5rem; background: #fff; color: #222; border-radius: 0.75rem; }
  h1 { margin: 0; font-size: 1.25rem; }
  .plainly { padding: 0.5rem; background: #fde68a; }
  button { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.5rem; font: inherit; }`;

const SCRIPT = `
  const back = document.body.dataset.back;
  const say = (message) => {
    if (parent !== window) parent.postMessage(message, '*');
    else if (message.type !== 'failed') location.assign(back);
  };
  const state = document.querySelector('[role=status]');
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', async () => {
      if (!button.value) return say({ type: 'dismissed' });
      const answer = await fetch(location.pathname + '/' + button.value, { method: 'POST' });
      const message = await answer.json();
      if (message.type === 'failed') state.textContent = message.response.error.description;
      say(message);
    });
  }`;

interface Shown {
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  /** The ways it can go: what each is called in addresses, and the words of its button. */
  outcomes: Record<string, string>;
  /** Where it leads when it is a page of its own. */
  backUrl: string;
}

/** The page in the checkout's frame, or of a payment link: a button for each way a payment can go. */
export function checkoutPage({ amount, currency, outcomes, backUrl }: Shown) {
  const price = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Payment sandbox</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body data-back="${backUrl}">
        <main>
          <h1>Payment sandbox</h1>
          <p class="plainly">This is a sandbox: no money moves, and nobody is asked for a card.</p>
          <p>To pay: ${price}</p>
          <p role="status"></p>
          ${Object.entries(outcomes).map(([name, words]) => html`<button value="${name}">${words}</button>`)}
          <button value="">Cancel</button>
        </main>
        <script>
          ${raw(SCRIPT)}
        </script>
      </body>
    </html>`;
}
