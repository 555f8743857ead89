import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { CareCircle, CareCircleSkeleton, type CareEntry } from './care-circle.tsx';

const asha: CareEntry = {
  id: 1,
  name: 'Asha Kumari',
  mobile: '9876543210',
  relation: 'son',
  agreedAt: '2026-11-02T09:15:00+05:30',
  until: '2027-11-02T09:15:00+05:30',
};
const asked: CareEntry = {
  ...asha,
  id: 2,
  name: 'Sita Devi',
  mobile: '9811144466',
  agreedAt: null,
  until: '2026-11-25T10:00:00+05:30',
};
const neha: CareEntry = { ...asha, id: 3, name: 'Neha Kumari', mobile: '9811100022', relation: 'daughter' };
const meta = preview.meta({
  title: 'Care/Care circle',
  component: CareCircle,
  args: {
    helping: [asha, asked],
    helpers: [neha],
    requests: [],
    onAct: fn(),
    onEnterCode: fn(),
    onAgree: fn(),
    onEnd: fn(),
  },
  decorators: [within('max-w-text')],
});
export const Default = meta.story();
export const Empty = meta.story({ args: { helping: [], helpers: [] } });
/** Somebody asks to help. */
export const PendingAsked = meta.story({
  args: { helping: [], helpers: [], requests: [{ ...neha, agreedAt: null }] },
  tags: ['all-cells'],
});
export const HeldEnding = meta.story({ args: { busyId: 1 }, tags: ['no-visual'] });
export const Loading = meta.story({ render: () => <CareCircleSkeleton /> });
export const LongText = meta.story({
  args: { helping: [{ ...asha, name: 'Venkatanarasimharajuvaripeta Subrahmanyam of Kanke Road, Ranchi' }] },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
/** What is ended goes. */
export const Busy = meta.story({
  tags: ['no-visual'],
  render: function Page(args) {
    const [left, setLeft] = useState(args.helping);
    return (
      <CareCircle
        {...args}
        helping={left}
        onEnd={(id) => {
          args.onEnd(id);
          setLeft(left.filter((one) => one.id !== id));
        }}
      />
    );
  },
});
