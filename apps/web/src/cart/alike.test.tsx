import { MessagesProvider } from '@doorstep/ui/messages/provider';
import { hi } from '@doorstep/ui/messages/hi';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageMessagesProvider } from '../messages/messages.ts';
import { page } from '../messages/hi.ts';
import { cartLine, orderLine } from '../order/fixtures.tsx';
import { linesOf } from '../order/data.tsx';
import { prescription } from '../staff/fixtures.tsx';
import { linesOf as deskLinesOf } from '../staff/prescriptions/desk-lines.tsx';
import CartAlike from './alike.tsx';

const omizen = { id: 4, name: 'Omizen 20', composition: 'Olmesartan' };
const other = (id: number) => [{ ...omizen, id }];

test('a cart with a medicine and its look-alike says politely that two names are similar', () => {
  const [one, two] = [cartLine(0), cartLine(2)];
  const { unmount } = render(<CartAlike lines={[{ ...one, alike: other(two.id) }, two]} />);
  expect(screen.getByRole('status').textContent).toBe(
    `You have two medicines with similar names${one.name} and ${two.name}. Check that you want both.`,
  );
  unmount();
  render(
    <MessagesProvider value={hi}>
      <PageMessagesProvider value={page}>
        <CartAlike lines={[one, { ...two, alike: other(one.id) }]} />
      </PageMessagesProvider>
    </MessagesProvider>,
  );
  expect(screen.getByRole('status').textContent).toContain('मिलते-जुलते नाम');
});
test('one whose look-alike is not in the cart says nothing of two', () => {
  const { container } = render(<CartAlike lines={[{ ...cartLine(0), alike: other(999) }, cartLine(2)]} />);
  expect(container.textContent).toBe('');
});
test('a line of the cart, of an order and of the desk says what it is not', () => {
  render(<CartAlike alike={[omizen]} composition="Omeprazole 20 mg" />);
  expect(screen.getByText('Omeprazole 20 mg')).toBeTruthy();
  expect(screen.getByText('Not Omizen 20 (Olmesartan)')).toBeTruthy();
  const [summary, plain] = linesOf([{ ...orderLine(2), alike: [omizen] }, orderLine(0)], 'en-IN');
  expect(plain!.note).toBeUndefined();
  expect(render(summary!.note).container.textContent).toBe('Not Omizen 20 (Olmesartan)');
  const order = structuredClone(prescription.orders[0]!);
  order.lines[0]!.alike = [{ ...omizen, name_hi: 'ओमिज़ेन 20' }];
  const [desk] = deskLinesOf([order])[0]!.lines;
  expect(render(desk!.note).container.textContent).toBe('Not Omizen 20 (Olmesartan)');
});
