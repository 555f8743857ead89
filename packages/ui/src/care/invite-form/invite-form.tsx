'use client';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { MobileField } from '../../base/mobile-field/mobile-field.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { TextField, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { careMessages } from '../messages.en.ts';

const fields = ['mobile', 'name', 'relation'] as const;
export type InviteFormField = (typeof fields)[number];
export type InviteFormProps = FormProps<InviteFormField>;

/** Asks somebody to be allowed to help them: their number, what one calls them, what one is to them. */
export function InviteForm({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  id,
  className,
  ...props
}: InviteFormProps) {
  const messages = useMessages('care', careMessages);
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  return (
    <form
      noValidate
      data-slot="invite-form"
      data-state={busy ? 'busy' : error ? 'refused' : 'idle'}
      aria-label={messages.invite}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn('flex max-w-dialog flex-col gap-4', className)}
    >
      <h3 className="text-body font-strong">{messages.invite}</h3>
      <p className="text-content-muted">{messages.inviteText}</p>
      <ErrorSummary problems={problems} attempt={attempt} />
      {/* Not one's own: the browser must not fill these in. */}
      <MobileField {...field('mobile')} label={messages.theirMobile} autoComplete="off" />
      <TextField {...field('name')} label={messages.theirName} autoComplete="off" />
      <SelectField
        {...field('relation')}
        label={messages.relation}
        placeholder={messages.choose}
        options={Object.entries(messages.relations).map(([value, label]) => ({ value, label }))}
      />
      {error && <Notice tone="danger">{error}</Notice>}
      <Button type="submit" busy={busy} className="self-start">
        {busy ? messages.sending : messages.send}
      </Button>
    </form>
  );
}
