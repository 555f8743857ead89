import type { SignsAnsweredProps } from '@doorstep/ui/consultation/signs-answered';
import { lazyPart } from '../../app/route.tsx';

/** Answers on danger signs, which the messages do not wait for. */
export const answeredPart = lazyPart<SignsAnsweredProps>(async () => ({
  default: (await import('@doorstep/ui/consultation/signs-answered')).SignsAnswered,
}));
