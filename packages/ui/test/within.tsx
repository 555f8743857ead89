import type { ComponentType } from 'react';

/** A decorator: the story in a box of these classes, as wide as where it stands on its page. */
export function within(className: string) {
  return (Story: ComponentType) => (
    <div className={className}>
      <Story />
    </div>
  );
}
