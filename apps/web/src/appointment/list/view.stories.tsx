import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { meera, ravi } from '../fixtures.ts';
import { DoctorListView } from './view.tsx';

const filter = { search: '', specialty: '', language: '' };
const six = [meera, ravi, { ...meera, id: 3 }, { ...ravi, id: 4 }, { ...meera, id: 5 }, { ...ravi, id: 6 }];
const meta = preview.meta({
  title: 'Pages/Doctors',
  component: DoctorListView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    doctors: ready({ success: true as const, data: six }),
    filter,
    path: '/doctors',
    onFilterChange: fn(),
  },
});
export const Default = meta.story();
export const SelectedFiltered = meta.story({ args: { filter: { ...filter, specialty: 'Cardiology' } } });
export const NotFoundNoMatch = meta.story({ args: { filter: { ...filter, search: 'Zubin' } } });
export const Empty = meta.story({ args: { doctors: ready({ success: true as const, data: [] }) } });
export const Loading = meta.story({ args: { doctors: loading } });
export const Error = meta.story({ args: { doctors: failed } });
export const Offline = meta.story({ args: { doctors: offline } });
export const LongText = meta.story({
  args: {
    doctors: ready({
      success: true as const,
      data: [
        {
          ...meera,
          name: 'Venkatanarasimharajuvaripeta Subramaniam Iyer',
          specialty: 'Reproductive endocrinology and laparoscopic gynaecological surgery',
        },
        ravi,
      ],
    }),
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
