import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { baseMessages } from '../src/base/messages.en.ts';
import { paramol } from '../src/medicine/fixtures.ts';
import { MedicineCard } from '../src/medicine/medicine-card/medicine-card.tsx';
import { medicineMessages } from '../src/medicine/messages.en.ts';
import { hi } from '../src/messages/hi.ts';
import type { Messages, PartialMessages } from '../src/messages/messages.ts';
import { MessagesProvider, useLang, useMessages } from '../src/messages/provider.ts';
import { orderMessages } from '../src/order/messages.en.ts';

/** What an element inside the provider gets. */
function inside<Got>(given: PartialMessages | undefined, hook: () => Got): Got {
  let got: Got | undefined;
  const Element = () => {
    got = hook();
    return null;
  };
  renderToStaticMarkup(
    <MessagesProvider value={given}>
      <Element />
    </MessagesProvider>,
  );
  return got as Got;
}
const base = (given?: PartialMessages) => inside(given, () => useMessages('base', baseMessages));

test('without a language every message is the English that the element brings', () => {
  expect(base()).toBe(baseMessages);
  expect(inside(undefined, useLang)).toBe('en-IN');
});

test('a language without the area leaves it in English', () => {
  expect(base({ lang: 'ta-IN' })).toBe(baseMessages);
  expect(inside({ lang: 'ta-IN' }, useLang)).toBe('ta-IN');
});

test('a message that the area lacks is English, alone and in a group', () => {
  const given: PartialMessages = {
    lang: 'ta-IN',
    base: { close: 'மூடு', retry: undefined },
    medicine: { sorts: { 'name-asc': 'பெயர்: A – Z' } },
  };
  expect(base(given)).toEqual({ ...baseMessages, close: 'மூடு' });
  const { sorts, grid } = inside(given, () => useMessages('medicine', medicineMessages));
  expect(sorts).toEqual({ ...medicineMessages.sorts, 'name-asc': 'பெயர்: A – Z' });
  expect(grid).toBe('Grid');
});

test('a list of texts is taken whole, and English stays as it is', () => {
  const english = structuredClone({ steps: ['One', 'Two'], closed: { title: 'Closed' } });
  const given = { steps: ['একটি'], closed: { text: 'বন্ধ' } };
  const got = inside({ lang: 'bn-IN', bookServiceForm: given } as unknown as PartialMessages, () =>
    useMessages('bookServiceForm', english as unknown as Messages['bookServiceForm']),
  );
  expect(got).toEqual({ steps: ['একটি'], closed: { title: 'Closed', text: 'বন্ধ' } });
  expect(english).toEqual({ steps: ['One', 'Two'], closed: { title: 'Closed' } });
});

test('English is added once to an area, so that elements may compare its messages', () => {
  const given: PartialMessages = { lang: 'ta-IN', base: { close: 'மூடு' } };
  expect(base(given)).toBe(base({ ...given }));
  expect(base(given)).not.toBe(base({ lang: 'ta-IN', base: { close: 'மூடு' } }));
});

test('a whole language comes out as it is', () => {
  expect(base(hi)).toEqual(hi.base);
  expect(inside(hi, () => useMessages('order', orderMessages))).toEqual(hi.order);
});

test('an element mixes what is given with English', () => {
  const card = renderToStaticMarkup(
    <MessagesProvider value={{ lang: 'ta-IN', medicine: { addToCart: 'கூடையில் சேர்' } }}>
      <MedicineCard {...paramol} quantity={0} onAdd={() => {}} />
      <MedicineCard {...paramol} outOfStock onAdd={() => {}} />
    </MessagesProvider>,
  );
  expect(card).toContain('கூடையில் சேர்');
  expect(card).toContain('Out of stock');
});

test('a message or a group that is null, as in a file of JSON, is English', () => {
  const given = {
    lang: 'ta-IN',
    base: { close: null },
    medicine: { sorts: null },
  } as unknown as PartialMessages;
  expect(base(given)).toEqual(baseMessages);
  expect(inside(given, () => useMessages('medicine', medicineMessages)).sorts).toEqual(
    medicineMessages.sorts,
  );
});
