import { LegalText } from '@doorstep/ui/support/legal-text';

export default function Example() {
  return (
    <LegalText
      sections={[
        {
          id: 'who',
          title: 'Who we are',
          text: "Doorstep Health Services, Ranchi, sells medicines and brings home care.\nYour data is kept in [[place and country of the servers]].",
        },
        {
          id: 'keep',
          title: 'How long we keep it',
          text: 'Invoices stay for [[number of years and the law that asks for it]].',
        },
      ]}
    />
  );
}
