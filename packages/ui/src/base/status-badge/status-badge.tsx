'use client';
import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';

export type OrderStatus = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';
const looks = {
  pending: ['warning', 'icon-clock'],
  processing: ['warning', 'icon-package'],
  shipped: ['info', 'icon-truck'],
  delivered: ['success', 'icon-circle-check'],
  cancelled: ['danger', 'icon-circle-x'],
} as const;
const isKnown = (status: string): status is OrderStatus => Object.hasOwn(looks, status);

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** One that is not known is shown as it came, in grey; a missing one is 'Processing'. */
  status?: OrderStatus | (string & {}) | null | undefined;
}

/** Where an order stands: always icon and word. */
export function StatusBadge({ status, ...props }: StatusBadgeProps) {
  const messages = useMessages('base', baseMessages);
  const shown = status || 'processing';
  if (!isKnown(shown))
    return (
      <Badge data-slot="status-badge" data-state="unknown" tone="neutral" icon="icon-info" {...props}>
        {shown}
      </Badge>
    );
  const [tone, icon] = looks[shown];
  return (
    <Badge data-slot="status-badge" data-state={shown} tone={tone} icon={icon} {...props}>
      {messages[shown]}
    </Badge>
  );
}
