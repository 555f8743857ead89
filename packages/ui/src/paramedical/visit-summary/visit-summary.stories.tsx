import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Button } from '../../base/button/button.tsx';
import { VisitSummary } from './visit-summary.tsx';

const meta = preview.meta({
  title: 'Paramedical/Visit summary',
  component: VisitSummary,
  args: {
    time: '2026-11-24T11:00',
    minutes: 45,
    place: 'Home' as string | undefined,
    pricePaise: 39900,
  },
  decorators: [within('max-w-96')],
});
export const Default = meta.story();
export const VariantNamed = meta.story({
  args: { name: 'Wound dressing', children: <Button tone="quiet">Change address or time</Button> },
});
export const EmptyNothingChosen = meta.story({ args: { time: '', place: undefined } });
export const LongText = meta.story({
  args: {
    name: 'Nasogastric feeding tube (Ryle’s tube): insertion, change and teaching of the family at home',
    place: 'My grandmother’s house behind the old water tower in Kanke',
    pricePaise: 12500000,
  },
});
export const Hindi = meta.story({
  args: { name: 'घाव की ड्रेसिंग', place: 'घर' },
  globals: { locale: 'hi' },
});
