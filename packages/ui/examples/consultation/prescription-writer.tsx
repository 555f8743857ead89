import { PrescriptionWriter } from '@doorstep/ui/consultation/prescription-writer';

export default function Example() {
  return (
    <PrescriptionWriter
      patientName="Asha Kumari"
      allergies={{ state: 'ready', text: 'Penicillin (rash, 2019)' }}
      person={{ age: '34', sex: 'female' }}
      onPersonChange={() => {}}
      diagnosis="Viral fever"
      onDiagnosisChange={() => {}}
      mode="text"
      checks={{ 11: { list: 'O', packs: 1, maxDays: 30 } }}
      lines={[
        {
          id: 11,
          name: 'Paramol 650',
          composition: 'Paracetamol 650 mg',
          pack: 'Strip of 15 tablets',
          prescriptionRequired: false,
          inStock: true,
          days: '5',
          dose: '1-0-1, after food',
        },
      ]}
      onLinesChange={() => {}}
      advice="Drink a lot. Come back if the fever stays for three days."
      onAdviceChange={() => {}}
      maxLength={{ dose: 120, advice: 1000, diagnosis: 200 }}
      search=""
      onSearchChange={() => {}}
      found={[]}
      onAdd={() => {}}
      onAddTyped={() => {}}
      errors={{}}
      attempt={0}
      onSend={() => {}}
    />
  );
}
