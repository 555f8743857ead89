import type { CartLimit } from '@doorstep/contract/medicine.schema';
import { hi } from '@doorstep/ui/messages/hi';
import { MessagesProvider } from '@doorstep/ui/messages/provider';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addressMessages } from '../address/public.ts';
import { PageMessagesProvider } from '../messages/messages.ts';
import { page } from '../messages/hi.ts';
import { quote, cartLine, home } from '../order/fixtures.tsx';
import { SummaryView } from '../order/summary/view.tsx';
import { cautionsIn } from './cautions.ts';
import { limitErrors } from './data.ts';
import { cartMessages } from './messages.en.ts';
import { CartView, type CartViewProps } from './view.tsx';

afterEach(cleanup);

const limit = (more: Partial<CartLimit> = {}): CartLimit => ({
  substance: 'chlorphenamine',
  substance_hi: 'क्लोरफ़ेनामीन',
  ids: [cartLine(0).id],
  per_order: 3,
  per_week: 3,
  ordered: 0,
  left: 3,
  until: null,
  large_packs: false,
  ...more,
});
const nothing = () => {};
const cart: CartViewProps = {
  lines: [cartLine(0, 5), cartLine(2)],
  pricesOld: false,
  cautions: [],
  limits: new Map(),
  signedIn: false,
  addresses: { state: 'loading' },
  addressId: undefined,
  adding: false,
  form: false,
  delivery: false,
  checkout: { forOther: false, contactMobile: '', prescription: null },
  upload: {
    fresh: false,
    state: 'empty',
    fileName: undefined,
    fileBytes: undefined,
    previewUrl: undefined,
    progress: 0,
    error: undefined,
    onFileSelect: nothing,
    onRemove: nothing,
    onRetry: nothing,
    onReset: nothing,
  },
  Choose: undefined,
  earlier: [],
  problems: [],
  attempt: 0,
  addressText: addressMessages,
  onQuantityChange: nothing,
  onAddress: nothing,
  onAdd: nothing,
  onPrescription: nothing,
  onForOther: nothing,
  onMobile: nothing,
  waiting: false,
  onProceed: nothing,
};

test.each([
  [
    limit(),
    'Without a prescription you can order at most 3 packs at a time and 3 packs in 7 days of chlorphenamine, all brands together. Order at most 3 packs now. If you need more, ask your doctor.',
  ],
  [
    limit({ ordered: 2, left: 1 }),
    'Without a prescription you can order at most 3 packs at a time and 3 packs in 7 days of chlorphenamine, all brands together. You ordered 2 packs in the last 7 days. Order at most 1 pack now. If you need more, ask your doctor.',
  ],
  [
    limit({
      per_order: null,
      ordered: 3,
      left: 0,
      until: '2026-12-01T10:30:00.000+05:30',
      large_packs: true,
    }),
    'Without a prescription you can order at most 3 packs in 7 days of chlorphenamine, all brands together. You ordered 3 packs in the last 7 days. You can order more from Tue 1 Dec 2026. If you need it earlier, ask your doctor. A pack of more than 20 tablets or 200 ml counts as several packs.',
  ],
])('says the limit by order and week and what to do: %#', (given, sentence) => {
  expect([...limitErrors([given], cartMessages, 'en-IN').values()]).toEqual([sentence]);
});
test('says the limit in Hindi with the Hindi name of the substance', () => {
  const [sentence] = limitErrors([limit({ ordered: 2, left: 1 })], page.cart, 'hi-IN').values();
  expect(sentence).toContain('क्लोरफ़ेनामीन');
  expect(sentence).toContain('7 दिन में ज़्यादा से ज़्यादा 3 पैक');
  expect(sentence).not.toMatch(/[a-z]/i);
});
test('shows an exceeded limit at each medicine that it counts, described by the stepper', () => {
  const [first, second] = [cartLine(0, 2), cartLine(2, 2)];
  const limits = limitErrors([limit({ ids: [first.id, second.id] })], cartMessages, 'en-IN');
  render(<CartView {...cart} lines={[first, second, cartLine(3)]} limits={limits} />);
  const shown = screen.getAllByText(/^Without a prescription you can order at most 3 packs at a time/);
  expect(shown).toHaveLength(2);
  for (const { name } of [first, second]) {
    const stepper = screen.getByRole('group', { name: `Quantity of ${name}` });
    expect(document.getElementById(stepper.getAttribute('aria-describedby')!)?.textContent).toContain(
      'chlorphenamine',
    );
  }
});
test('leads from the summary of problems to the medicine', () => {
  const { id } = cartLine(0);
  const message = cartMessages.limit(limit());
  render(
    <CartView
      {...cart}
      limits={new Map([[id, message]])}
      attempt={1}
      problems={[{ field: 'limit', id, message }]}
    />,
  );
  within(screen.getAllByRole('alert')[0]!).getByRole('link', { name: message }).click();
  expect(document.activeElement?.textContent).toContain(cartLine(0).name);
});

const named = [
  {
    code: 'bleeding' as const,
    medicines: [
      { id: 71, name: 'Warfanil 5', name_hi: 'वारफ़ानिल 5' },
      { id: 72, name: 'Dardnil 400', ordered_at: '2026-11-12T10:30:00.000+05:30' },
    ],
  },
];
test('warns of medicines that should not be taken together in the cart and before payment', () => {
  render(<CartView {...cart} cautions={cautionsIn('en-IN', named)} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'Warfanil 5 + Dardnil 400 · ordered on Thu 12 Nov 2026',
  );
  cleanup();
  render(
    <MessagesProvider value={hi}>
      <PageMessagesProvider value={page}>
        <SummaryView
          state={{ at: 'ready', quote: { ...quote, cautions: named }, changes: [] }}
          address={home}
          checkout={cart.checkout}
          picture={undefined}
          attempt={0}
          onAccept={nothing}
          onProceed={nothing}
        />
      </PageMessagesProvider>
    </MessagesProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('वारफ़ानिल 5 (Warfanil 5)');
});
