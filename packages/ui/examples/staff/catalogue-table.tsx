import { CatalogueTable } from '@doorstep/ui/staff/catalogue-table';

export default function Example() {
  return (
    <CatalogueTable
      medicines={[
        {
          id: 3,
          name: 'Omezen 20',
          detail: 'DS-0412 · Strip of 10 capsules · Kanke Remedies',
          mrpPaise: 12500,
          offerPaise: 11250,
          stock: 40,
          batch: 'KR2411',
          expiresOn: '2028-04-30',
          schedule: 'none',
          prescriptionRequired: false,
          archived: false,
        },
        {
          id: 4,
          name: 'Glucinsul 30/70',
          detail: 'DS-0188 · Vial of 10 ml · Kanke Remedies',
          mrpPaise: 18200,
          offerPaise: 16400,
          stock: 0,
          batch: 'GI0091',
          expiresOn: '2027-01-31',
          schedule: 'H',
          prescriptionRequired: true,
          archived: false,
        },
      ]}
      selected={new Set([4])}
      onSelectedChange={() => {}}
      today="2026-11-24"
      soon="2027-02-22"
      hrefFor={(id) => `/admin/catalogue/${id}`}
    />
  );
}
