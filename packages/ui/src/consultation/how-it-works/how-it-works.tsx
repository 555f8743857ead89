'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { hubMessages } from '../hub-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export type HowItWorksProps = Omit<ComponentProps<'section'>, 'children'>;

/** What one gets by chat and by video, side by side. */
export function HowItWorks({ className, ...props }: HowItWorksProps) {
  const messages = useMessages('hub', hubMessages);
  const id = useId();
  return (
    <section
      data-slot="how-it-works"
      aria-labelledby={id}
      {...props}
      className={cn(
        'flex flex-col gap-4 rounded-card border border-info-line bg-info-tint p-4 md:p-6',
        className,
      )}
    >
      <h2 id={id} className="text-title wrap-anywhere">
        {messages.how}
      </h2>
      <div className="grid gap-4 xs:grid-cols-2">
        {(
          [
            ['icon-message-circle', messages.chatTitle, messages.chatPoints],
            ['icon-video', messages.videoTitle, messages.videoPoints],
          ] as const
        ).map(([icon, title, points]) => (
          <div key={icon} className="flex flex-col gap-2">
            <h3 className="flex items-center gap-2 text-lead">
              <Icon name={icon} className="text-info-text" />
              {wrapText(title)}
            </h3>
            <ul className="flex flex-col gap-1">
              {points.map((point) => (
                <li key={point} className="flex gap-2">
                  <Icon name="icon-check" className="mt-[0.125em] text-info-text" />
                  <span className="min-w-0 wrap-anywhere">{point}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
