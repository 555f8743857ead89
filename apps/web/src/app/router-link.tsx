import type { LinkProps } from '@doorstep/ui/base/link';
import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { afterPaint } from './after-paint.ts';
import { prefetch } from './prefetch.ts';

/**
 * In-app paths go through the router; hashes, mail and phone stay native. The router's own Link brings 4 KiB
 * of framework with it, and reads the place: a page of links would be drawn anew at each step.
 */
export function RouterLink({ href, onClick, children, ...props }: LinkProps) {
  const { navigator } = use(NavigationContext);
  if (!href.startsWith('/'))
    return (
      <a href={href} onClick={onClick} {...props}>
        {children}
      </a>
    );
  return (
    <a
      href={href}
      onPointerDown={() => prefetch(href)}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        const { altKey, button, ctrlKey, defaultPrevented, detail, metaKey, shiftKey } = event;
        if (defaultPrevented || props.target || button || altKey || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        // A press has asked for it already; a key has not.
        if (detail === 0) prefetch(href);
        afterPaint(() => {
          const { origin, pathname, search, hash } = location;
          const isHere = new URL(href, origin).href === origin + pathname + search + hash;
          navigator[isHere ? 'replace' : 'push'](href);
        });
      }}
    >
      {children}
    </a>
  );
}
