import { lazyPart } from '../../app/route.tsx';
import type { TopicProps } from './topic.tsx';

/** What everyday words were understood as: most searches name a medicine. */
export const topicPart = lazyPart<TopicProps>(() => import('./topic.tsx'));
