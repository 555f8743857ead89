'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { hubMessages } from '../hub-messages.en.ts';

export interface Hours {
  /** ISO instants of today's hours, by the shop's clock. */
  from: string;
  to: string;
}
export interface AvailabilityBannerProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Of what. */
  kind: 'chat' | 'video';
  /** When it is open today. */
  hours: Hours;
  /** ISO instant, by the shop's clock. */
  now: string;
}
/** Open from the first instant on, and closed from the last one on. */
export const isWithin = ({ from, to }: Hours, now: string): boolean =>
  Date.parse(from) <= Date.parse(now) && Date.parse(now) < Date.parse(to);

/** Whether doctors answer now, and until when or from when on; in Indian time whatever the device's zone. */
export function AvailabilityBanner({ kind, hours, now, className, ...props }: AvailabilityBannerProps) {
  const messages = useMessages('hub', hubMessages);
  const open = isWithin(hours, now),
    time = (at: string) => messages.time(indian(at)[4]);
  return (
    <p
      data-slot="availability-banner"
      data-state={open ? 'open' : 'closed'}
      {...props}
      className={cn(
        'flex items-center gap-2 rounded-control border p-3 font-medium wrap-anywhere',
        open
          ? 'border-success-line bg-success-tint text-success-text'
          : 'border-warning-line bg-warning-tint text-warning-text',
        className,
      )}
    >
      <Icon name={open ? 'icon-circle-check' : 'icon-clock'} />
      <span className="min-w-0">
        {kind === 'chat'
          ? open
            ? messages.chatOpen(time(hours.to))
            : messages.chatClosed(time(hours.from))
          : open
            ? messages.videoOpen(time(hours.to))
            : messages.videoClosed(time(hours.from))}
      </span>
    </p>
  );
}
