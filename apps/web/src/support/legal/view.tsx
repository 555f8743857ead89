import { PageHeader } from '@doorstep/ui/base/page-header';
import { LegalText } from '@doorstep/ui/support/legal-text';
import { usePageMessages } from '../../messages/messages.ts';
import { privacyMessages, termsMessages } from './messages.en.ts';

export interface LegalViewProps {
  which: 'privacy' | 'terms';
}
// In the order of the page; each is also the id that a link leads to.
const ofPrivacy = ['who', 'what', 'why', 'sees', 'keeps', 'rights', 'device', 'changes'] as const;
const ofTerms = [
  'seller',
  'orders',
  'prescriptions',
  'delivery',
  'returns',
  'visits',
  'emergency',
  'duty',
  'courts',
] as const;

export function LegalView({ which }: LegalViewProps) {
  const privacy = usePageMessages('privacy', privacyMessages),
    terms = usePageMessages('terms', termsMessages);
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader title={which === 'terms' ? terms.title : privacy.title} />
      <LegalText
        sections={
          which === 'terms'
            ? ofTerms.map((id) => Object.assign({ id }, terms[id]))
            : ofPrivacy.map((id) => Object.assign({ id }, privacy[id]))
        }
      />
    </div>
  );
}
