import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { usePageMessages } from '../../messages/messages.ts';
import { appMessages } from '../messages.en.ts';

/** What stands at an address that leads nowhere. */
export function NotFoundView() {
  const messages = usePageMessages('app', appMessages);
  return (
    <EmptyState headingLevel={1} title={messages.notFoundTitle} description={messages.notFoundText}>
      <LinkButton href="/">{messages.toHome}</LinkButton>
      <LinkButton href="/medicines" tone="plain">
        {messages.toMedicines}
      </LinkButton>
    </EmptyState>
  );
}
