import type { PageMessages } from './messages.ts';

export { hi as ui } from '@doorstep/ui/messages/hi';

const files = import.meta.glob<Partial<PageMessages>>('../**/*messages.hi.ts', { eager: true });
/** Hindi, one lazy chunk: each area's `messages.hi.ts` exports its words by the name under which its pages ask for them. */
export const page = Object.assign({}, ...Object.values(files)) as PageMessages;
