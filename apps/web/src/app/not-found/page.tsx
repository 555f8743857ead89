import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { usePageWords } from '../../words/words.ts';
import { useTitle } from '../head.ts';
import { app } from '../words.ts';

export default function NotFoundPage() {
  const words = usePageWords('app', app);
  useTitle(words.notFoundTitle);
  return (
    <EmptyState headingLevel={1} title={words.notFoundTitle} text={words.notFoundText}>
      <LinkButton href="/">{words.toHome}</LinkButton>
      <LinkButton href="/medicines" tone="plain">
        {words.toMedicines}
      </LinkButton>
    </EmptyState>
  );
}
