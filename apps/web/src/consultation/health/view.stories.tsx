import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { HealthView, type HealthViewProps } from './view.tsx';

const of = (allergies: string) => ready({ data: { allergies, updated_at: null } });
const meta = preview.meta({
  title: 'Pages/Allergies',
  component: HealthView,
  decorators: [
    (Story) => (
      <main className="p-4">
        <h1 className="sr-only">Settings</h1>
        <h2 className="sr-only">Health</h2>
        <Story />
      </main>
    ),
  ],
  args: {
    note: of('Penicillin (rash, 2019)') as HealthViewProps['note'],
    typed: undefined as string | undefined,
    busy: false as boolean | undefined,
    error: undefined as string | undefined,
    problem: undefined as string | undefined,
    done: undefined as string | undefined,
    onType: fn(),
    onSave: fn(),
  },
});
export const Default = meta.story();
export const Empty = meta.story({ args: { note: of('') } });
export const Loading = meta.story({ args: { note: loading } });
export const Error = meta.story({ args: { note: failed } });
export const Offline = meta.story({ args: { note: offline } });
export const Busy = meta.story({ args: { busy: true, typed: 'Penicillin, dust' } });
export const DoneSaved = meta.story({ args: { done: 'Your allergies are saved.' } });
export const ErrorErrorFailed = meta.story({
  args: {
    typed: 'Penicillin, dust',
    problem: 'Not saved. What you wrote is still here: please try again.',
  },
});
export const LongText = meta.story({
  args: { typed: 'Penicillin and everything of that kind, '.repeat(12) },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
