import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';
import { sampleMessages } from '../messages.en.ts';

export interface SampleKitProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The number of its order. */
  orderId: string;
  /** The leaflet is made. */
  ready?: boolean;
}

/** A sample kit that was bought. */
export function SampleKit({ orderId, ready = false, className, ...props }: SampleKitProps) {
  const messages = useMessages('sample', sampleMessages);
  return (
    <article
      data-slot="sample-kit"
      data-state={ready ? 'ready' : 'waiting'}
      {...props}
      className={cn(
        'flex flex-col gap-1 rounded-card border border-line bg-surface-raised p-4 wrap-anywhere',
        className,
      )}
    >
      <h2 className="text-lead">{messages.kit(orderId)}</h2>
      <p className="text-content-muted">{ready ? messages.leafletReady : messages.leafletMade}</p>
    </article>
  );
}
