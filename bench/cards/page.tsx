// Mounts and re-renders 1,000 MedicineCards, and the same nodes by hand; called by bench/cards.mjs.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { MedicineCard, type MedicineCardProps } from '@doorstep/ui/medicine/medicine-card';
import { formatPaise } from '@doorstep/ui/base/price';
import './page.css';

const COUNT = 1000;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const noop = () => {};
const props = (i: number, change = 0): MedicineCardProps => ({
  name: `Paramol ${i}`,
  href: `/medicines/${i}`,
  image: pixel,
  form: 'tablet',
  composition: `Paracetamol ${500 + (i % 7) * 25} mg`,
  pack: 'Strip of 15 tablets',
  manufacturer: 'Suhana Biotech',
  pricePaise: 2720 + i + change,
  mrpPaise: 6400 + i,
  discountPercent: 20,
  rating: 4.5,
  genuine: true,
  quantity: 0,
  wished: false,
  onAdd: noop,
  onQuantityChange: noop,
  onWishedChange: noop,
});
const numbers = Array.from({ length: COUNT }, (_, i) => i);

function Cards({ change }: { change: number }) {
  return createElement(
    'div',
    { className: 'card-grid gap-3' },
    numbers.map((i) => createElement(MedicineCard, { key: i, ...props(i, change) })),
  );
}

const stage = document.getElementById('stage')!;
/** Layout included: what the visitor waits for is boxes, not nodes. */
function timed(act: () => void): number {
  const began = performance.now();
  act();
  stage.getBoundingClientRect();
  return performance.now() - began;
}
/** What one way leaves behind is not the next one's to clear. */
const rest = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        (globalThis as { gc?: () => void }).gc?.();
        done();
      }, 50);
    });
  });

async function react() {
  const root = createRoot(stage);
  const mount = timed(() => flushSync(() => root.render(createElement(Cards, { change: 0 }))));
  await rest();
  const change = timed(() => flushSync(() => root.render(createElement(Cards, { change: 100 }))));
  await rest();
  root.unmount();
  await rest();
  return { mount, change };
}

/** An element has no data: to set it would change nothing on the screen, and the floor would do less than the cards. */
function textOf(element: Element, begin: string): Text {
  const last = element.lastChild;
  if (!(last instanceof Text) || !last.data.startsWith(begin))
    throw new Error(`'${begin}…' is not the last text of ${element.outerHTML}`);
  return last;
}
let markup = '';
async function byHand(way: 'html' | 'clone') {
  // What a new price changes: the price itself and what is saved.
  const texts: Array<[price: Text, saving: Text]> = [];
  const fill = (card: Element, i: number) => {
    card.querySelector('a')!.textContent = `Paramol ${i}`;
    card.querySelector('a')!.href = `/medicines/${i}`;
    const price = textOf(card.querySelector('[data-slot=price] span')!, '₹');
    price.data = formatPaise(2720 + i);
    const saving = textOf(
      card.querySelector('[data-slot=price]')!.nextElementSibling!.firstElementChild!,
      'You save',
    );
    saving.data = `You save ${formatPaise(3680)}`;
    return [price, saving] as [Text, Text];
  };
  const template = document.createElement('template');
  template.innerHTML = markup;
  const mount = timed(() => {
    const grid = document.createElement('div');
    grid.className = 'card-grid gap-3';
    if (way === 'html') grid.innerHTML = markup.repeat(COUNT);
    else
      for (const i of numbers) {
        const card = template.content.firstElementChild!.cloneNode(true) as Element;
        texts.push(fill(card, i));
        card.querySelector('button')!.addEventListener('click', noop);
        grid.append(card);
      }
    stage.append(grid);
  });
  if (way === 'html')
    for (const [i, card] of [...stage.querySelectorAll('article')].entries()) texts.push(fill(card, i));
  await rest();
  const change = timed(() => {
    for (const [i, [price, saving]] of texts.entries()) {
      price.data = formatPaise(2820 + i);
      saving.data = `You save ${formatPaise(3580)}`;
    }
  });
  await rest();
  stage.replaceChildren();
  await rest();
  return { mount, change };
}

declare global {
  interface Window {
    measure: () => Promise<{
      react: { mount: number; change: number };
      html: { mount: number; change: number };
      clone: { mount: number; change: number };
      nodes: number;
    }>;
  }
}
window.measure = async () => {
  if (!markup) {
    const root = createRoot(stage);
    flushSync(() => root.render(createElement(MedicineCard, props(1))));
    markup = stage.innerHTML;
    root.unmount();
  }
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  const nodes = holder.querySelectorAll('*').length;
  return { react: await react(), html: await byHand('html'), clone: await byHand('clone'), nodes };
};
