import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { answered, asOwn, callBack, written } from '../fixtures.ts';
import { HelpView, type HelpViewProps } from './view.tsx';

const form: HelpViewProps['form'] = {
  register: (name) => ({ name }),
  errors: {},
  attempt: 0,
  onSubmit: fn(),
  onAgain: fn(),
};
const meta = preview.meta({
  title: 'Pages/Support',
  component: HelpView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { form, tickets: undefined as HelpViewProps['tickets'] },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const DoneLoggedIn = meta.story({
  args: { tickets: ready({ data: [asOwn(callBack), asOwn(answered), asOwn(written)] }) },
});
export const Loading = meta.story({ args: { tickets: loading }, tags: ['no-visual'] });
export const Empty = meta.story({ args: { tickets: ready({ data: [] }) }, tags: ['no-visual'] });
export const Error = meta.story({ args: { tickets: failed }, tags: ['no-visual'] });
export const Offline = meta.story({ args: { form: { ...form, offline: true }, tickets: offline } });
export const DoneSent = meta.story({
  args: {
    form: {
      ...form,
      sent: { number: 'SP-7K2MPQ4TXW93', kind: 'call_back', dueAt: '2026-11-24T12:30:00+05:30' },
    },
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
