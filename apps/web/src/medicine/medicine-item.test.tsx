import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addToCart, cartStore } from '../cart/public.ts';
import { medicines } from './fixtures.tsx';
import { useMedicineActions } from './medicine-actions.ts';
import { MedicineItem } from './medicine-item.tsx';
import { setWished } from './wishlist.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a change of the cart or of a heart draws the one card that it is about', () => {
  const drawn: string[] = [];
  const Card = ({ name, quantity, wished }: { name: string; quantity: number; wished: boolean }) => {
    drawn.push(name);
    return <p>{`${name}: ${quantity}${wished ? ', wished' : ''}`}</p>;
  };
  let lists = 0;
  function List() {
    const actions = useMedicineActions();
    lists++;
    return medicines.map((one) => (
      <MedicineItem key={one.id} medicine={one} actions={actions} element={Card} />
    ));
  }
  render(<List />);
  const [first, second] = medicines as [(typeof medicines)[number], (typeof medicines)[number]];
  drawn.length = 0;
  act(() => void addToCart(second));
  expect(screen.getByText(`${second.name}: 1`)).toBeDefined();
  act(() => setWished(first.id, true));
  expect(screen.getByText(`${first.name}: 0, wished`)).toBeDefined();
  act(() => cartStore.set([]));
  expect(screen.getByText(`${second.name}: 0`)).toBeDefined();
  expect(drawn).toEqual([second.name, first.name, second.name]);
  expect(lists).toBe(1);
});
