import { useSearchParams } from 'react-router-dom';
import { ABOUT_MAX } from '@doorstep/contract/support';
import { useActing } from '../../app/acting.tsx';
import { useTitle } from '../../app/head.ts';
import { useSignedIn } from '../../app/session.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useCall } from '../call.ts';
import { supportMessages } from '../messages.en.ts';
import { useHelpForm } from './use-help-form.ts';
import { HelpView } from './view.tsx';

export default function HelpPage() {
  const messages = usePageMessages('support', supportMessages);
  const [params] = useSearchParams();
  // What somebody wrote to us is their own.
  const signedIn = useSignedIn(),
    own = useActing() === undefined && signedIn;
  const tickets = useCall('listTickets', own ? {} : null);
  const form = useHelpForm({
    about: (params.get('about') ?? '').slice(0, ABOUT_MAX),
    kind: params.get('kind') === 'call_back' ? 'call_back' : 'message',
    failed: messages.notSent,
    onSent: () => {
      if (own) tickets.refresh().catch(() => {});
    },
  });
  useTitle(messages.title);
  return <HelpView form={form} tickets={own ? tickets : undefined} />;
}
