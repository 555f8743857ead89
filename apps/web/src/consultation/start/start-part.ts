import { lazyPart } from '../../app/route.tsx';
import type { StartChatProps } from './start-chat.tsx';

/** Fetched once a chat is opened. */
export const startPart = lazyPart<StartChatProps>(() => import('./start-chat.tsx'));
