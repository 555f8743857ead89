'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { dangerSignNames, type DangerSignName } from '../sign-names.ts';
import { emergencyMessages } from '../emergency-messages.en.ts';

export interface SignsAnsweredProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Those that were answered with yes. */
  yes: readonly DangerSignName[];
  /** ISO instant of the answer. */
  at: string;
  /** Called to answer anew. Without it there is no such button, as on the doctor's side. */
  onEdit?: (() => void) | undefined;
  /** `full` lists all six where there is room and none is a yes; else those alone that were answered with yes: the others may be open. */
  size?: 'line' | 'full';
}

/** What was answered on the danger signs before the first message. */
export function SignsAnswered({ yes, at, onEdit, size = 'line', className, ...props }: SignsAnsweredProps) {
  const messages = useMessages('emergency', emergencyMessages);
  const id = useId();
  const none = yes.length === 0,
    shown = size === 'full' && none ? dangerSignNames : yes;
  return (
    <section
      data-slot="signs-answered"
      data-state={none ? 'none' : 'some'}
      aria-labelledby={id}
      {...props}
      className={cn(
        'flex flex-col gap-2 rounded-card border p-3',
        none ? 'border-success-line bg-success-tint' : 'border-danger-line bg-danger-tint',
        className,
      )}
    >
      <div className="flex items-center gap-3">
        <Icon
          name={none ? 'icon-shield-check' : 'icon-siren'}
          className={cn('text-title', none ? 'text-success-text' : 'text-danger-text')}
        />
        <div className="flex min-w-0 flex-1 flex-col wrap-anywhere">
          <h2 id={id} className="text-body font-strong">
            {none ? messages.noneTitle(dangerSignNames.length) : messages.someTitle(yes.length)}
          </h2>
          <p className="text-meta text-content-muted">{messages.answered(messages.time(indian(at)[4]))}</p>
        </div>
        {onEdit && (
          <button
            type="button"
            aria-label={messages.changeSigns}
            className="min-h-target px-2 font-strong text-accent-text underline underline-offset-4"
            onClick={onEdit}
          >
            {messages.change}
          </button>
        )}
      </div>
      {shown.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {shown.map((name) => (
            <li
              key={name}
              className={cn('flex justify-between gap-4 py-2', !yes.includes(name) && 'max-lg:hidden')}
            >
              <span className="min-w-0 wrap-anywhere">{messages.signs[name]}</span>
              <span
                className={cn('font-strong', yes.includes(name) ? 'text-danger-text' : 'text-success-text')}
              >
                {yes.includes(name) ? messages.yes : messages.no}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
