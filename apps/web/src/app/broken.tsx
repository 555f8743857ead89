import { brand } from '@doorstep/contract/brand';
import { Button } from '@doorstep/ui/base/button';
import { usePageWords } from '../words/words.ts';
import { useTitle } from './head.ts';
import { app } from './words.ts';

/** Uses little: what broke may be anything. */
export function Broken() {
  const words = usePageWords('app', app);
  useTitle(words.brokenTitle);
  return (
    <div role="alert" className="flex max-w-text flex-col items-start gap-4 py-12">
      <h1 tabIndex={-1} className="text-page">
        {words.brokenTitle}
      </h1>
      <p>
        {words.brokenText}{' '}
        <a href={`tel:${brand.phone}`} className="text-accent-text underline underline-offset-4">
          {brand.phoneShown}
        </a>
      </p>
      <Button onClick={() => location.reload()}>{words.reload}</Button>
    </div>
  );
}
