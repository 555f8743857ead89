import { ActingBar } from '@doorstep/ui/care/acting-bar';
import { actingName, stopActing } from './acting.ts';

/** Nothing while one is oneself. */
export default function Bar() {
  const name = actingName();
  return name !== undefined && <ActingBar name={name} onStop={stopActing} />;
}
