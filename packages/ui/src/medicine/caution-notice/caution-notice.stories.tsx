import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { CautionNotice, type NoticeCaution } from './caution-notice.tsx';

const warfarin = { id: 1, name: 'Warfanil 5' },
  aspirin = { id: 2, name: 'Aspikam 75' },
  ibuprofen = { id: 3, name: 'Dardnil 400', orderedAt: '2026-11-12T10:30:00+05:30' };
const one: NoticeCaution[] = [{ code: 'bleeding', medicines: [warfarin, aspirin] }];
const meta = preview.meta({
  title: 'Medicine/Caution notice',
  component: CautionNotice,
  args: { cautions: one },
  decorators: [within('max-w-120')],
});
export const Default = meta.story();
export const VariantEarlierOrder = meta.story({
  args: { cautions: [{ code: 'bleeding', medicines: [warfarin, ibuprofen] }] },
});
export const VariantSeveral = meta.story({
  args: {
    cautions: [
      ...one,
      { code: 'bleeding', medicines: [warfarin, ibuprofen] },
      { code: 'same_kind', medicines: [aspirin, ibuprofen] },
    ],
  },
});
/** For the pharmacist's desk. */
export const VariantStaff = meta.story({ args: { ...VariantSeveral.composed.args, audience: 'staff' } });
export const LongText = meta.story({
  args: {
    cautions: [
      {
        code: 'serotonin',
        medicines: [
          { id: 4, name: 'Escitalopram-Clonazepam 10/0.5 Gastro-resistant Tablets' },
          {
            id: 5,
            name: 'Dextromethorphan hydrobromide + Chlorphenamine maleate + Phenylephrine sugar-free syrup',
            orderedAt: '2026-11-12T10:30:00+05:30',
          },
        ],
      },
    ],
  },
  decorators: [within('max-w-80')],
});
const hindi: NoticeCaution[] = [
  {
    code: 'bleeding',
    medicines: [
      { id: 1, name: 'वारफ़ानिल 5', packName: 'Warfanil 5' },
      { id: 3, name: 'दर्दनिल 400', packName: 'Dardnil 400', orderedAt: '2026-11-12T10:30:00+05:30' },
    ],
  },
];
export const Hindi = meta.story({ args: { cautions: hindi }, globals: { locale: 'hi' } });
export const HindiStaff = meta.story({
  args: { cautions: hindi, audience: 'staff' },
  globals: { locale: 'hi' },
});
