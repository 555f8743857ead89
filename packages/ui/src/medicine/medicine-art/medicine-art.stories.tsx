import preview from '#storybook/preview';
import { MedicineArt, type MedicineArtProps } from './medicine-art.tsx';

const meta = preview.meta({
  title: 'Medicine/Medicine art',
  component: MedicineArt,
  args: { name: 'Paramol 650', form: 'tablet' as const, strength: '650 mg', pack: 'Strip of 15 tablets' },
});
// The product shows these as pictures, in the reader's own fonts; here the fonts of the page are the same on every machine.
const all = (packs: MedicineArtProps[]) => (
  <div className="grid grid-cols-2 gap-4 rounded-card bg-picture p-2 xs:grid-cols-3 lg:grid-cols-5">
    {packs.map((pack) => (
      <MedicineArt key={pack.form} fontFamily="Mukta, sans-serif" {...pack} />
    ))}
  </div>
);

export const Default = meta.story({ args: { className: 'w-60 rounded-card bg-picture' } });
export const VariantAllForms = meta.story({
  tags: ['all-cells'],
  render: () =>
    all([
      { name: 'Paramol 650', form: 'tablet', strength: '650 mg', pack: 'Strip of 15 tablets' },
      { name: 'Omezen 20', form: 'capsule', strength: '20 mg', pack: 'Strip of 10 capsules' },
      {
        name: 'Kofrelief Syrup',
        form: 'syrup',
        strength: '30 mg/5 ml + 50 mg/5 ml',
        pack: 'Bottle of 100 ml',
      },
      { name: 'Clearvue Drops', form: 'drops', strength: '0.5 %', pack: 'Bottle of 10 ml' },
      { name: 'Dermaheal', form: 'cream', strength: '1 %', pack: 'Tube of 30 g' },
      { name: 'Glucinsul 30/70', form: 'injection', strength: '40 IU/ml', pack: 'Vial of 10 ml' },
      { name: 'Breathez 100', form: 'inhaler', strength: '100 mcg', pack: '200 doses' },
      { name: 'Rehydra ORS', form: 'powder', strength: '4.4 g', pack: 'Sachet of 21 g' },
      { name: 'Sugarchek Strips', form: 'other', strength: 'For one meter', pack: 'Box of 50' },
    ]),
});
export const LongText = meta.story({
  render: () =>
    all([
      {
        name: 'Clopidogrel-Aspirin 75/150',
        form: 'tablet',
        strength: 'Clopidogrel 75 mg + Aspirin (gastro-resistant) 150 mg',
        pack: 'Strip of 10 gastro-resistant tablets',
      },
      {
        name: 'Rabeprazole Sodium (Gastro-resistant) 20mg and Itopride Hydrochloride Prolonged release 150mg Capsules IP',
        form: 'capsule',
        pack: "10's",
      },
      {
        name: 'Paracetamol Paediatric Oral Suspension IP 125 mg per 5 ml',
        form: 'syrup',
        strength: 'Paracetamol 125 mg/5 ml',
        pack: 'Bottle of 60 ml with measuring cup',
      },
      {
        name: 'Carboxymethylcellulose',
        form: 'drops',
        strength: 'Carboxymethylcellulose sodium 0.5% w/v',
        pack: 'Bottle of 10 ml',
      },
      {
        name: 'Betamethasone Valerate 0.12%w/w, Gentamicin 0.1%w/w and Miconazole Nitrate 2%w/w Cream',
        form: 'cream',
        pack: '20 g',
      },
      {
        name: 'Human Chorionic Gonadotrophin IP 5000 IU',
        form: 'injection',
        strength: '5000 IU',
        pack: 'Vial and solvent',
      },
      {
        name: 'Fluticasone-Salmeterol 250/50',
        form: 'inhaler',
        strength: 'Fluticasone 250 mcg + Salmeterol 50 mcg',
        pack: '120 metered doses',
      },
      { name: 'OOO', form: 'powder' },
      {
        name: 'WWWWWWWWWWWWWWWWWWWWWWWW',
        form: 'other',
        strength: 'MMMMMMMMMMMMMMMMMMMMM',
        pack: '@@@@@@@@@@@@@@@@@@@@',
      },
    ]),
});
export const Hindi = meta.story({
  globals: { locale: 'hi' },
  render: () =>
    all([
      { name: 'पैरामोल 650', form: 'tablet', strength: 'पैरासिटामोल 650 mg', pack: '15 गोलियों की पत्ती' },
      { name: 'कफ़रिलीफ़ सिरप', form: 'syrup', strength: 'एम्ब्रॉक्सोल 30 mg', pack: '100 ml की बोतल' },
      { name: 'क्लोपिडोग्रेल-एस्पिरिन', form: 'injection', strength: 'हाइड्रोक्लोराइड', pack: '10 ml की शीशी' },
      { name: 'ब्रीदेज़ 100', form: 'inhaler', strength: 'साल्ब्यूटामोल 100 mcg', pack: '200 खुराक' },
    ]),
});
