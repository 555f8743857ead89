// The sandbox provider's window: opened on the page as Razorpay's is, with its options, handler, ondismiss and 'payment.failed'.
(() => {
  const words = {
    en: {
      title: 'Sandbox payment',
      text: 'No money moves. Choose how this payment ends.',
      pay: 'Pay',
      fail: 'Let the payment fail',
      lost: 'Pay, and lose the answer',
      late: 'Fail, and pay a minute later',
      cancel: 'Cancel',
      busy: 'Please wait…',
      broken: 'That did not work. Please try again.',
    },
    hi: {
      title: 'सैंडबॉक्स भुगतान',
      text: 'असली पैसे नहीं कटते। चुनें कि यह भुगतान कैसे पूरा हो।',
      pay: 'भुगतान करें',
      fail: 'भुगतान विफल होने दें',
      lost: 'भुगतान करें, पर जवाब खो जाए',
      late: 'विफल हो, फिर एक मिनट बाद भुगतान',
      cancel: 'रद्द करें',
      busy: 'कृपया रुकें…',
      broken: 'यह नहीं हो पाया। कृपया फिर कोशिश करें।',
    },
  };
  const style = `position:fixed;inset:0;margin:auto;width:min(26rem,calc(100vw - 2rem));max-height:calc(100dvh - 2rem);overflow:auto;padding:1.25rem;border:1px solid CanvasText;border-radius:12px;font:inherit;color-scheme:light dark;background:Canvas;color:CanvasText`;
  const buttonStyle =
    'display:block;width:100%;min-height:48px;margin-top:.5rem;padding:.5rem 1rem;font:inherit;font-weight:600;border-radius:10px;border:1px solid ButtonBorder;background:ButtonFace;color:ButtonText;cursor:pointer';

  class Razorpay {
    #options;
    #listeners = new Map();
    #dialog;
    constructor(options) {
      this.#options = options;
    }
    on(name, listener) {
      this.#listeners.set(name, listener);
    }
    close() {
      this.#dialog?.remove();
      this.#dialog = undefined;
    }
    open() {
      const { amount, name, order_id: orderId, handler, modal, theme } = this.#options;
      const said = words[document.documentElement.lang.startsWith('hi') ? 'hi' : 'en'];
      const make = (tag, text, css = '') =>
        Object.assign(document.createElement(tag), { textContent: text, style: css });
      const dialog = make('dialog', '', style);
      if (theme?.color) dialog.style.borderTop = `6px solid ${theme.color}`;
      dialog.setAttribute('aria-labelledby', 'sandbox-title');
      const heading = Object.assign(make('h2', said.title, 'margin:0 0 .25rem;font-size:1.25rem'), {
        id: 'sandbox-title',
      });
      const status = make('p', said.text, 'margin:.25rem 0');
      status.setAttribute('role', 'status');
      dialog.append(
        heading,
        make('p', `${name ?? ''} ₹${(amount / 100).toFixed(2)}`, 'margin:0;font-weight:600'),
        status,
      );
      const shut = () => {
        dialog.close();
        this.close();
      };
      const choose = async (outcome) => {
        if (dialog.dataset.busy) return;
        dialog.dataset.busy = 'true';
        status.textContent = said.busy;
        try {
          const answer = await fetch(`/_pay/test/orders/${encodeURIComponent(orderId)}/attempt/`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ outcome }),
          });
          const body = answer.status === 204 ? undefined : await answer.json();
          if (!answer.ok) {
            status.textContent = body?.error?.description ?? said.broken;
            return;
          }
          shut();
          if (outcome === 'pay') handler(body);
          else if (outcome !== 'pay-lost')
            this.#listeners.get('payment.failed')?.({
              error: {
                code: 'BAD_REQUEST_ERROR',
                description: 'Payment failed',
                metadata: { order_id: orderId },
              },
            });
        } catch {
          status.textContent = said.broken;
        } finally {
          delete dialog.dataset.busy;
        }
      };
      const button = (text, press) => {
        const one = make('button', text, buttonStyle);
        one.type = 'button';
        one.addEventListener('click', press);
        dialog.append(one);
      };
      button(`${said.pay} ₹${(amount / 100).toFixed(2)}`, () => choose('pay'));
      button(said.fail, () => choose('fail'));
      button(said.lost, () => choose('pay-lost'));
      button(said.late, () => choose('pay-late'));
      const dismiss = () => {
        if (dialog.dataset.busy) return;
        shut();
        modal?.ondismiss?.();
      };
      button(said.cancel, dismiss);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        dismiss();
      });
      document.body.append(dialog);
      this.#dialog = dialog;
      dialog.showModal();
    }
  }
  window.Razorpay = Razorpay;
})();
