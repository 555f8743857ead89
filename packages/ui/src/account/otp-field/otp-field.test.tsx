import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Error as Wrong } from './otp-field.stories.tsx';

const field = page.getByRole('textbox', { name: 'OTP' });
async function paste(text: string) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

test('it is one field that a phone can fill', async () => {
  await Default.run();
  for (const [name, value] of [
    ['inputmode', 'numeric'],
    ['autocomplete', 'one-time-code'],
    ['maxlength', '6'],
  ] as const)
    await expect.element(field).toHaveAttribute(name, value);
  await expect.element(field).toHaveAccessibleDescription('6 digits');
});

test('letters, spaces and a seventh digit do not get in', async () => {
  await Default.run();
  await userEvent.click(field);
  await userEvent.keyboard('12a 34567');
  await expect.element(field).toHaveValue('123456');
});

test.each(['123 456', '123-456', ' 123456\n', '१२३४५६'])(
  'pasted %j is the code, and is told',
  async (text) => {
    const { onChange } = Default.composed.args;
    await Default.run();
    (field.element() as HTMLElement).focus();
    await paste(text);
    await expect.element(field).toHaveValue('123456');
    expect(onChange).toHaveBeenCalledTimes(1);
  },
);

test('a paste takes the place of what is selected, and text without a digit is left to the browser', async () => {
  await Wrong.run();
  await userEvent.click(field);
  (field.element() as HTMLInputElement).select();
  await paste('98 76 54');
  await expect.element(field).toHaveValue('987654');
  await paste('hello');
  await expect.element(field).toHaveValue('987654');
});

test('what is wrong is tied to it', async () => {
  await Wrong.run();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('6 digits OTP must be 6 digits');
});

test('a paste leaves a field that is read only as it is', async () => {
  const { onChange } = Wrong.composed.args;
  await Wrong.run({ args: { ...Wrong.composed.args, readOnly: true } });
  const { value } = field.element() as HTMLInputElement;
  (field.element() as HTMLInputElement).select();
  await paste('987654');
  await expect.element(field).toHaveValue(value);
  expect(value).not.toBe('987654');
  expect(onChange).not.toHaveBeenCalled();
});
