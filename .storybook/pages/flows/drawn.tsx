import { useLang } from '@doorstep/ui/messages/provider';
import { createElement, useLayoutEffect, useRef, type ComponentType } from 'react';
import { composeStory } from 'storybook/preview-api';

/** What a CSF factory gives for a story, as far as it is drawn here. */
export interface StoryLike {
  input: object;
  meta: { input: { title?: string } };
}
/** A file of stories: `import * as BuyBox from '…/buy-box.stories.tsx'`. */
export type Stories<Name extends string> = Record<Name, StoryLike>;

type Args = Record<string, unknown>;
const project = {
  // The preview's own decorators stand around the whole page already, and would set its language and theme again.
  render: (args: Args, { component: Component }: { component?: unknown }) => {
    const Element = Component as ComponentType<Args>;
    return <Element {...args} />;
  },
};
const composed = new WeakMap<StoryLike, ComponentType<Args>>();
/** The story as a component, the same one each time: its args, `render` and decorators, without its play function. */
function componentOf(story: StoryLike): ComponentType<Args> {
  let one = composed.get(story);
  if (!one) {
    const { input, meta } = story;
    one = composeStory(
      input as never,
      { ...meta.input } as never,
      {},
      project as never,
    ) as ComponentType<Args>;
    composed.set(story, one);
  }
  return one;
}

interface DrawnProps {
  /** As it stands beside its element. */
  story: StoryLike;
  /** Its like with Hindi data, drawn where the toolbar says Hindi. */
  hindi?: StoryLike | undefined;
}

/** A story of an element, drawn in the middle of another page: nothing of it is copied. */
export function Drawn({ story, hindi }: DrawnProps) {
  const isHindi = useLang().startsWith('hi');
  const chosen = isHindi && hindi ? hindi : story;
  const box = useRef<HTMLDivElement>(null);
  // A page of many states is read, not announced: alerts of all of them would be spoken at once.
  useLayoutEffect(() => {
    for (const one of box.current?.querySelectorAll('[role=alert],[role=status],[aria-live]') ?? [])
      one.setAttribute('aria-live', 'off');
  }, [chosen]);
  return <div ref={box}>{createElement(componentOf(chosen))}</div>;
}
