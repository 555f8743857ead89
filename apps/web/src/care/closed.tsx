import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { useTitle } from '../app/head.ts';
import { usePageMessages } from '../messages/messages.ts';
import { actingName } from './acting.ts';
import { careBarMessages } from './bar-messages.en.ts';

function Title({ title }: { title: string }) {
  useTitle(title);
  return null;
}
/** In place of what only the person may open. */
export default function Closed({ headingLevel }: { headingLevel: 1 | 2 }) {
  const messages = usePageMessages('careBar', careBarMessages),
    title = messages.closedTitle(actingName() ?? '');
  return (
    <>
      {headingLevel === 1 && <Title title={title} />}
      <EmptyState title={title} description={messages.closedText} headingLevel={headingLevel}>
        <LinkButton href="/medicines/orders/history" tone="plain">
          {messages.toOrders}
        </LinkButton>
      </EmptyState>
    </>
  );
}
