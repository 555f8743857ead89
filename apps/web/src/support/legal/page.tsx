import { useLocation } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { privacyMessages, termsMessages } from './messages.en.ts';
import { LegalView } from './view.tsx';

/** Privacy and terms, by the path. */
export default function LegalPage() {
  const privacy = usePageMessages('privacy', privacyMessages),
    terms = usePageMessages('terms', termsMessages);
  const which = /^\/terms\b/i.test(useLocation().pathname) ? 'terms' : 'privacy';
  useTitle((which === 'terms' ? terms : privacy).title);
  return <LegalView which={which} />;
}
