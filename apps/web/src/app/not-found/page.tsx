import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { usePageMessages } from '../../messages/messages.ts';
import { useTitle } from '../head.ts';
import { appMessages } from '../messages.en.ts';

export default function NotFoundPage() {
  const messages = usePageMessages('app', appMessages);
  useTitle(messages.notFoundTitle);
  return (
    <EmptyState headingLevel={1} title={messages.notFoundTitle} text={messages.notFoundText}>
      <LinkButton href="/">{messages.toHome}</LinkButton>
      <LinkButton href="/medicines" tone="plain">
        {messages.toMedicines}
      </LinkButton>
    </EmptyState>
  );
}
