import { Icon } from '@doorstep/ui/base/icon';
import { usePageMessages } from '../messages/messages.ts';
import { prescriptionMessages } from './messages.en.ts';

/** What a pharmacist does with an uploaded prescription. */
export function NextSteps() {
  const messages = usePageMessages('prescription', prescriptionMessages);
  return (
    <section aria-labelledby="next" className="flex flex-col gap-3">
      <h2 id="next" className="text-lead">
        {messages.next}
      </h2>
      <ol className="flex flex-col gap-3">
        {messages.nextSteps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <Icon
              name={(['icon-eye', 'icon-phone', 'icon-shield-check'] as const)[index] ?? 'icon-check'}
              className="mt-[0.125em] text-accent-text"
            />
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
