import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Default, DisabledAtMost, VariantNarrow, VariantOne } from './quantity-stepper.stories.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const plus = page.getByRole('button', { name: 'Increase quantity of Omezen 20' });
const minus = page.getByRole('button', { name: 'Decrease quantity of Omezen 20' });

test('a group named for its medicine', async () => {
  await Default.run();
  await expect.element(page.getByRole('group', { name: 'Quantity of Omezen 20' })).toBeVisible();
});

test('plus and minus tell the next quantity, by mouse and by keyboard', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(plus);
  expect(onValueChange).toHaveBeenLastCalledWith(3);
  await userEvent.click(minus);
  expect(onValueChange).toHaveBeenLastCalledWith(1);
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(plus).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenLastCalledWith(3);
  expect(onValueChange).toHaveBeenCalledTimes(4);
});

test('at one the minus removes', async () => {
  const { onValueChange } = VariantOne.composed.args;
  await VariantOne.run();
  await expect.element(minus).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Remove Omezen 20' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(0);
});

test('at the most the plus keeps focus, gives its reason and tells nothing', async () => {
  const { onValueChange } = DisabledAtMost.composed.args;
  await DisabledAtMost.run();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(plus, { force: true });
  await expect.element(plus).toHaveFocus();
  await expect.element(plus).toHaveAttribute('aria-disabled', 'true');
  await expect.element(plus).toHaveAccessibleDescription('99 is the most you can order at a time');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a change is said in the status, and the pressed button keeps focus down to one', async () => {
  function Cart() {
    const [quantity, setQuantity] = useState(2);
    return <QuantityStepper name="Omezen 20" value={quantity} onValueChange={setQuantity} />;
  }
  const { container, unmount } = render(<Cart />);
  const cart = page.elementLocator(container);
  await userEvent.click(cart.getByRole('button', { name: 'Decrease quantity of Omezen 20' }));
  await expect.element(cart.getByRole('status').getByText('1 in cart')).toBeInTheDocument();
  await expect.element(cart.getByRole('button', { name: 'Remove Omezen 20' })).toHaveFocus();
  unmount();
});

test('in a narrow column the whole is still said', async () => {
  await VariantNarrow.run();
  await expect.element(page.getByRole('status').getByText('12 in cart')).toBeInTheDocument();
});

test('it is as high as a Button', () => {
  const { container, unmount } = render(
    <>
      <Button>Add to Cart</Button>
      <QuantityStepper name="Omezen 20" value={2} onValueChange={() => undefined} />
    </>,
  );
  const [button, stepper] = [...container.children].map((element) => element.getBoundingClientRect().height);
  expect(stepper).toBe(button);
  unmount();
});

test('above the most the minus leads down to the most', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run({ args: { ...Default.composed.args, value: 12, max: 5 } });
  await userEvent.click(minus);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(5);
});
