'use client';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { MobileField } from '../../base/mobile-field/mobile-field.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { RadioCards } from '../../base/radio-cards/radio-cards.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { TextField, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { supportMessages } from '../messages.en.ts';
import { SupportSent, type Sent } from './support-sent.tsx';

/** In the order of the form. */
const fields = ['kind', 'message', 'about', 'name', 'mobile'] as const;
export type SupportField = (typeof fields)[number];

export interface SupportFormProps extends FormProps<SupportField> {
  /** Which kind of answer is chosen at first. */
  defaultKind?: 'message' | 'call_back';
  /** There is no line: what is typed is kept, and can be sent later. */
  offline?: boolean;
  /** It was taken: its number, and by when it is answered. Stands in place of the form. */
  sent?: Sent | undefined;
  /** Called by who wants the form again. */
  onAgain: () => void;
}

/** A question to the shop, or a wish to be called back. The fields' ids are `${id}-${name}`. */
export function SupportForm({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  defaultKind = 'message',
  offline = false,
  sent,
  onAgain,
  id,
  className,
  ...props
}: SupportFormProps) {
  const messages = useMessages('support', supportMessages);
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  const box = cn(
    'flex w-full max-w-text flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 md:p-6',
    className,
  );
  if (sent)
    return (
      <div data-slot="support-form" data-state="sent" id={id} className={box}>
        <SupportSent {...sent} onAgain={onAgain} />
      </div>
    );
  return (
    <form
      noValidate
      data-slot="support-form"
      data-state={busy ? 'busy' : error ? 'refused' : 'idle'}
      aria-label={messages.form}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={box}
    >
      <h2 className="text-title">{messages.form}</h2>
      <ErrorSummary problems={problems} attempt={attempt} />
      <RadioCards
        {...field('kind')}
        legend={messages.how}
        orientation="row"
        defaultValue={defaultKind}
        options={[
          { value: 'message', label: messages.kinds.message, description: messages.kinds.messageText },
          { value: 'call_back', label: messages.kinds.call_back, description: messages.kinds.call_backText },
        ]}
      />
      <TextArea {...field('message')} label={messages.message} hint={messages.messageHint} rows={4} />
      <TextField {...field('about')} label={messages.about} hint={messages.aboutHint} optional />
      <TextField {...field('name')} label={messages.name} autoComplete="name" />
      <MobileField {...field('mobile')} label={messages.mobile} />
      {offline && (
        <Notice tone="warning" role="status" title={messages.offline}>
          {messages.offlineText}
        </Notice>
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      <Button type="submit" busy={busy}>
        {busy ? messages.sending : messages.send}
      </Button>
    </form>
  );
}
