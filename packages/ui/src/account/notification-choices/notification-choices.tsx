'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { accountMessages } from '../messages.en.ts';

export interface NotificationChoice {
  orders_sms: boolean;
  orders_whatsapp: boolean;
  orders_email: boolean;
  reminders: boolean;
}
export interface NotificationChoicesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The channels chosen, and whether reminders of bookings are wished. */
  value: NotificationChoice;
  /** Ways that the shop has set up: no other is offered. */
  offered: ReadonlyArray<'sms' | 'whatsapp' | 'email'>;
  /** Language of the messages. */
  language: 'en' | 'hi';
  /** Larger text and targets, no motion, one column. */
  comfort: 0 | 1 | 2;
  /** Gets the new value after each change. */
  onValueChange: (choice: keyof NotificationChoice, chosen: boolean) => void;
  /** Gets the language chosen. */
  onLanguageChange: (language: 'en' | 'hi') => void;
  /** Gets the level of comfort mode that is wished. */
  onComfortChange: (comfort: 0 | 1 | 2) => void;
  /** What could not be saved; the choice stands again as it was. */
  error?: string | undefined;
}
const choices = [
  ['orders_sms', 'sms', 'ordersSms'],
  ['orders_whatsapp', 'whatsapp', 'ordersWhatsapp'],
  ['orders_email', 'email', 'ordersEmail'],
] as const;
/** Each in its own words, so that whoever cannot read the page finds the other. */
const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
];

/** What may be sent to a patient, and how they like to read. Each choice counts at once. */
export function NotificationChoices({
  value,
  offered,
  language,
  comfort,
  onValueChange,
  onLanguageChange,
  onComfortChange,
  error,
  className,
  ...props
}: NotificationChoicesProps) {
  const messages = useMessages('account', accountMessages);
  return (
    <div
      data-slot="notification-choices"
      data-state={error ? 'refused' : 'idle'}
      {...props}
      className={cn('flex max-w-dialog flex-col gap-6', className)}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {offered.length > 0 && (
        <fieldset className="flex min-w-0 flex-col">
          <legend className="pb-1 font-strong">{messages.sendMe}</legend>
          {choices.map(
            ([choice, way, word]) =>
              offered.includes(way) && (
                <Checkbox
                  key={choice}
                  label={messages[word]}
                  checked={value[choice]}
                  onChange={(event) => onValueChange(choice, event.target.checked)}
                />
              ),
          )}
          <Checkbox
            label={messages.reminders}
            hint={messages.remindersHint}
            checked={value.reminders}
            onChange={(event) => onValueChange('reminders', event.target.checked)}
          />
        </fieldset>
      )}
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="pb-1 font-strong">{messages.readAs}</legend>
        <SelectField
          label={messages.language}
          options={languages}
          value={language}
          onChange={(event) => onLanguageChange(event.target.value as 'en' | 'hi')}
        />
        <SelectField
          label={messages.comfort}
          hint={messages.comfortHint}
          options={[
            { value: '0', label: messages.comfortOff },
            { value: '1', label: messages.comfortLarge },
            { value: '2', label: messages.comfortLarger },
          ]}
          value={String(comfort)}
          onChange={(event) => onComfortChange(Number(event.target.value) as 0 | 1 | 2)}
        />
      </fieldset>
    </div>
  );
}
