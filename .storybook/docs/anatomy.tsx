import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import type { Element } from '../catalogue/elements.ts';

/** The parts of an element by their `data-slot`; the one that is pointed at or focused is outlined in the drawing. */
export function Anatomy({ element: { parts } }: { element: Element }) {
  const [shown, show] = useState('');
  const story = use(DocsContext).storyById();
  if (parts.length === 0) return <p>It has no named parts of its own: it is made of other elements.</p>;
  return (
    <div className="flex flex-wrap items-start gap-6">
      <style>
        {shown &&
          `.anatomy [data-slot='${shown}'] { outline: 3px dashed var(--focus); outline-offset: 2px; }`}
      </style>
      <div className="anatomy min-w-0 flex-1 basis-80 rounded-card border border-line bg-surface p-4">
        <Story of={story.moduleExport} inline />
      </div>
      <ul className="flex flex-1 basis-60 flex-col">
        {parts.map(({ slot, states }) => (
          <li key={slot} className="border-t border-line py-2">
            <button
              type="button"
              aria-pressed={shown === slot}
              onClick={() => show(shown === slot ? '' : slot)}
              onPointerEnter={() => show(slot)}
              onFocus={() => show(slot)}
              className="min-h-target text-start font-strong text-accent-text focus-ring"
            >
              {slot}
            </button>
            {states.length > 0 && (
              <span className="block text-meta text-content-muted">data-state: {states.join(', ')}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
