import { brand } from '@doorstep/contract/brand';
import { Button } from '@doorstep/ui/base/button';
import { usePageMessages } from '../messages/messages.ts';
import { useTitle } from './head.ts';
import { appMessages } from './messages.en.ts';

/** Uses little: what broke may be anything. */
export function Broken() {
  const messages = usePageMessages('app', appMessages);
  useTitle(messages.brokenTitle);
  return (
    <div role="alert" className="flex max-w-text flex-col items-start gap-4 py-12">
      <h1 tabIndex={-1} className="text-page">
        {messages.brokenTitle}
      </h1>
      <p>
        <span>{`${messages.brokenText} `}</span>
        <a
          translate="no"
          href={`tel:${brand.phone}`}
          className="text-accent-text underline underline-offset-4"
        >
          {brand.phoneShown}
        </a>
      </p>
      <Button onClick={() => location.reload()}>{messages.reload}</Button>
    </div>
  );
}
