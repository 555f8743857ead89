import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { azilide, omezen } from '../fixtures.ts';
import type { ProposedLine } from '../proposed-lines/proposed-lines.tsx';
import { CartProposal } from './cart-proposal.tsx';

const found = [
  { id: '3', label: 'Omezen 20', description: '₹56.25 · Strip of 15 capsules' },
  { id: '9', label: 'Omezen D', description: '₹98.00 · Strip of 10 capsules' },
];
const lines: ProposedLine[] = [omezen, azilide];
const meta = preview.meta({
  title: 'Prescription/Cart proposal',
  component: CartProposal,
  args: {
    note: 'For one month, please. My mother takes both.',
    lines,
    search: '',
    found: [] as typeof found,
    reasonMaxLength: 300,
    onSearchChange: fn(),
    onAdd: fn(),
    onQuantityChange: fn(),
    onPropose: fn(),
    onSay: fn(),
    onWordsChange: fn(),
    onRefresh: fn(),
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Empty = meta.story({ args: { note: '', lines: [] } });
export const PendingAsked = meta.story({ args: { asked: 'For how many days?', note: 'Thirty days' } });
export const BusyRefusing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
  },
});
export const Expired = meta.story({ args: { ranOut: '2026-10-31' } });
/** Orders were filled with it before. */
export const FilledWritten = meta.story({
  args: {
    lines: [],
    written: (
      <>
        <li className="border-t border-line pt-3">Glumet 500</li>
        <li className="border-t border-line pt-3">Telpres 40</li>
      </>
    ),
  },
});
export const Busy = meta.story({ args: { busy: true } });
export const Error = meta.story({
  args: { error: 'Azilide 500: Only 1 pack is left.' },
});
export const ErrorConflict = meta.story({
  args: { error: 'Meera Sinha has answered this request already.', conflict: true },
});
export const ExpiredLeftBefore = meta.story({
  args: { defaultWords: { saying: 'ask', reason: 'For how many days do you' } },
});
export const LongText = meta.story({
  args: {
    note: 'For three months, please, of everything that is written on the second page: my mother, Venkatanarasimharajuvaripeta Subrahmanyeswari, takes all of them and cannot go out.',
    asked: 'Does she still take the tablets for her blood pressure that another doctor wrote in September?',
    search: 'clopi',
    lines: [
      {
        ...omezen,
        name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
        pack: 'Carton of 12 strips of 10 gastro-resistant tablets in a moisture-proof pack',
        pricePaise: 12_500_000,
        quantity: 99,
        prescriptionRequired: true,
      },
    ],
    error:
      'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets: only 12 packs are left, and the next delivery comes on Monday.',
  },
  decorators: [within('max-w-72')],
});
export const Hindi = meta.story({
  args: { note: 'कृपया एक महीने के लिए दें।', asked: 'कितने दिनों के लिए?' },
  globals: { locale: 'hi' },
});

/** All of it at work. */
export const BusyAtWork = meta.story({
  tags: ['no-visual'],
  render: function Page({ onSearchChange, onAdd, onQuantityChange, ...args }) {
    const [search, setSearch] = useState('');
    const [own, setOwn] = useState<readonly ProposedLine[]>([]);
    return (
      <CartProposal
        {...args}
        search={search}
        found={search ? found : []}
        lines={own}
        onSearchChange={(text) => {
          onSearchChange(text);
          setSearch(text);
        }}
        onAdd={(id) => {
          onAdd(id);
          setSearch('');
          setOwn((now) => [...now, { ...lines[0]!, id, quantity: 1 }]);
        }}
        onQuantityChange={(id, quantity) => {
          onQuantityChange(id, quantity);
          setOwn((now) =>
            now.flatMap((one) => (one.id !== id ? [one] : quantity > 0 ? [{ ...one, quantity }] : [])),
          );
        }}
      />
    );
  },
});
