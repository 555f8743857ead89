import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { useProfile } from '../data.ts';
import { deskOf } from '../../app/desk.ts';
import { GateView, type GateViewProps } from './view.tsx';

/** Lets one role through; a visitor logs in first, and comes back. What is inside asks for nothing before. */
export function Gate(props: Omit<GateViewProps, 'who' | 'deskOf'>) {
  useGuard();
  useTitle(props.title);
  return <GateView {...props} deskOf={deskOf} who={useProfile()} />;
}
