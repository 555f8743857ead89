import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WithAnother, Default } from './which-one.stories.tsx';

const group = page.getByRole('radiogroup', { name: 'Which one stands on the sheet?' });
const one = (name: string) => group.getByRole('radio', { name: new RegExp(`^${name}`) });

test('names stand in their own order, none chosen at first; one that is chosen is told by its name', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  const names = [...group.element().querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Akospas 10Hyoscine', 'Okospas 20Dicycloverine 20 mg', 'Ukospas 40Drotaverine']);
  expect(group.element().querySelector(':checked')).toBeNull();
  await userEvent.click(one('Okospas 20'));
  expect(onValueChange).toHaveBeenLastCalledWith('Okospas 20');
  await userEvent.keyboard('{ArrowDown}');
  expect(onValueChange).toHaveBeenLastCalledWith('Ukospas 40');
  await expect.element(one('Ukospas 40')).toBeChecked();
});
test('one that was not ordered is said, tied to the group', async () => {
  await WithAnother.run();
  await expect
    .element(group)
    .toHaveAccessibleDescription('Okospas 20 was ordered. If the sheet says another, ask or reject.');
});
