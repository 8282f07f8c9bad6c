/**
 * What a page loads in place of Razorpay's checkout.js: the same constructor, `open`, `on` and callbacks, with a frame of the
 * sandbox for its window. Plain old JavaScript: it runs in the browser as it stands here.
 */
export const CHECKOUT_SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  window.Razorpay = class {
    constructor(options) {
      this.options = options;
      this.listeners = {};
    }
    on(event, listener) {
      (this.listeners[event] ??= []).push(listener);
    }
    open() {
      this.close();
      const frame = document.createElement('iframe');
      const { order_id, subscription_id } = this.options;
      const path = subscription_id ? '/subscriptions/' + subscription_id : '/checkout/' + order_id;
      frame.src = origin + path;
      frame.title = 'Payment sandbox';
      Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647' });
      this.frame = frame;
      this.hear = (event) => {
        if (event.origin === origin && event.source === frame.contentWindow) this.take(event.data);
      };
      window.addEventListener('message', this.hear);
      document.body.append(frame);
      frame.focus();
    }
    close() {
      this.frame?.remove();
      window.removeEventListener('message', this.hear);
    }
    take({ type, response }) {
      if (type === 'failed') return (this.listeners['payment.failed'] ?? []).forEach((listener) => listener(response));
      this.close();
      if (type === 'paid') this.options.handler?.(response);
      else this.options.modal?.ondismiss?.();
    }
  };
})();
`;
