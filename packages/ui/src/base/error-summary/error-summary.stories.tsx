import preview from '#storybook/preview';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = preview.meta({
  title: 'Base/Error summary',
  component: ErrorSummary,
  args: {
    attempt: 0,
    problems: [{ href: '#login-mobile', message: 'Please enter a valid 10-digit mobile number' }],
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantSeveral = meta.story({
  args: {
    problems: [
      { href: '#a', message: 'Full name is required' },
      { href: '#b', message: 'Please enter a valid email address' },
      { href: '#c', message: 'Passwords do not match' },
    ],
  },
});
export const WithField = meta.story({
  args: { attempt: 1 },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <ErrorSummary {...args} />
      <TextField
        id="login-mobile"
        name="mobile"
        label="Mobile number"
        error="Please enter a valid 10-digit mobile number"
      />
    </div>
  ),
});
export const LongText = meta.story({
  args: {
    problems: [
      {
        href: '#a',
        message:
          'This email address belongs to another account already: venkatanarasimharajuvaripeta.subrahmanyeswara.murthy@example.com',
      },
      {
        href: '#b',
        message:
          'This password stands in a list of passwords that were stolen elsewhere. Choose another one, of three or four words that nobody else would put together.',
      },
    ],
  },
});
export const Hindi = meta.story({
  args: { problems: [{ href: '#a', message: 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें' }] },
  globals: { locale: 'hi' },
});
