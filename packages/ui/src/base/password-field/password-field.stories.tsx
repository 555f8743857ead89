import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/button.tsx';
import { PasswordField } from './password-field.tsx';

const meta = preview.meta({
  title: 'Base/Password field',
  component: PasswordField,
  args: { name: 'password', label: 'Password', autoComplete: 'current-password' as const, onChange: fn() },
});
export const Default = meta.story();
export const Filled = meta.story({
  args: {
    autoComplete: 'new-password',
    label: 'New password',
    hint: 'At least 6 characters',
    defaultValue: 'doorstep1',
  },
  tags: ['all-cells'],
});
export const VariantShown = meta.story({
  args: { defaultValue: 'doorstep1' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
});
export const Error = meta.story({
  args: { defaultValue: 'door', error: 'Password must be at least 6 characters' },
});
export const Disabled = meta.story({ args: { defaultValue: 'doorstep1', disabled: true } });
export const LongText = meta.story({
  args: {
    defaultValue: 'correct horse battery staple and a very long sentence that nobody will ever guess',
    hint: 'Use three or four words that only you would put together; spaces are welcome',
  },
  play: VariantShown.input.play,
});
export const VariantInForm = meta.story({
  args: { defaultValue: 'doorstep1' },
  render: (args) => (
    <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
      <Button type="submit">Log in</Button>
    </form>
  ),
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({
  args: { label: 'पासवर्ड', hint: 'कम से कम 6 अक्षर', defaultValue: 'doorstep1' },
  globals: { locale: 'hi' },
});
