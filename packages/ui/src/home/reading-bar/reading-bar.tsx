'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { footerMessages } from '../footer-messages.en.ts';

/** 'voiceless': the device has no voice for the page's language. */
export type ReadingState = 'reading' | 'paused' | 'voiceless' | 'failed';
export interface ReadingBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What it does now, or why it cannot. */
  state: ReadingState;
  /** Silence for a while. */
  onPause: () => void;
  /** Goes on where it paused. */
  onResume: () => void;
  /** Ends it, and closes the bar. */
  onStop: () => void;
}

/** While a page is read aloud: pause and stop, in reach wherever the page is scrolled to. */
export function ReadingBar({ state, onPause, onResume, onStop, className, ...props }: ReadingBarProps) {
  const messages = useMessages('footer', footerMessages);
  const speaks = state === 'reading' || state === 'paused';
  return (
    <section
      aria-label={messages.reading}
      data-slot="reading-bar"
      data-reading-bar
      data-state={state}
      {...props}
      className={cn(
        'sticky bottom-bar z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface-raised px-gutter py-3 floating',
        className,
      )}
    >
      <p role="status" className="grow">
        {messages[state]}
      </p>
      {speaks && (
        <Button tone="plain" onClick={state === 'paused' ? onResume : onPause}>
          {state === 'paused' ? messages.resume : messages.pause}
        </Button>
      )}
      <Button tone="plain" onClick={onStop}>
        {speaks ? messages.stop : messages.closeReading}
      </Button>
    </section>
  );
}
