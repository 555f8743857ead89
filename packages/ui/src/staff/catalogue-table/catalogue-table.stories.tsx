import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { CatalogueTable, type CatalogueTableMedicine } from './catalogue-table.tsx';

const omezen: CatalogueTableMedicine = {
  id: 3,
  name: 'Omezen 20',
  detail: 'DS-0412 · Strip of 10 capsules · Kanke Remedies',
  mrpPaise: 12_500,
  offerPaise: 11_250,
  stock: 40,
  batch: 'KR2411',
  expiresOn: '2028-04-30',
  schedule: 'none',
  prescriptionRequired: false,
  archived: false,
};
const medicines: CatalogueTableMedicine[] = [
  omezen,
  {
    ...omezen,
    id: 4,
    name: 'Glucinsul 30/70',
    detail: 'DS-0188 · Vial of 10 ml · Kanke Remedies',
    mrpPaise: 18_200,
    offerPaise: 16_400,
    stock: 0,
    batch: 'GI0091',
    expiresOn: '2027-01-31',
    schedule: 'H',
    prescriptionRequired: true,
  },
  {
    ...omezen,
    id: 5,
    name: 'Cefixova 200',
    detail: 'DS-0733 · Strip of 10 tablets · Sagar Pharma',
    mrpPaise: 10_400,
    offerPaise: 9_880,
    stock: 1_250,
    batch: 'SP1180',
    expiresOn: '2026-10-31',
    schedule: 'H1',
    prescriptionRequired: true,
  },
  { ...omezen, id: 6, name: 'Plain Gauze', detail: 'DS-2001', batch: null, expiresOn: null, archived: true },
];

const meta = preview.meta({
  title: 'Staff/Catalogue table',
  component: CatalogueTable,
  args: {
    medicines,
    selected: new Set([4]),
    onSelectedChange: fn(),
    today: '2026-11-24',
    soon: '2027-02-22',
    hrefFor: (id: number) => `/admin/catalogue/${id}`,
  },
});
export const Default = meta.story();
export const LongText = meta.story({
  args: {
    medicines: [
      {
        ...omezen,
        name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
        detail: `DS-${'0'.repeat(60)} · Strip of 10 gastro-resistant tablets in a moisture-proof pack`,
        mrpPaise: 125_000_000,
        offerPaise: 124_999_999,
        stock: 99_999,
        batch: 'B'.repeat(40),
      },
    ],
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
