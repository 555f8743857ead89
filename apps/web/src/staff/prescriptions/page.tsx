import type { ReviewList } from '@doorstep/contract/review.schema';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { focusHeading } from '../../app/focus-and-scroll.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { pageOf } from '../../app/paging.ts';
import { lazyPart } from '../../app/route.tsx';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useReviews } from '../review-data.ts';
import { Gate } from '../gate/gate.tsx';
import { staffMessages } from '../messages.en.ts';
import type { DeskProps } from './desk.tsx';
import { useUndo } from './undo.tsx';
import { queueHref, type QueueState } from './state.ts';
import { PrescriptionsView } from './view.tsx';

/** With the first prescription that is opened. */
const deskPart = lazyPart<DeskProps>(async () => ({ default: (await import('./desk.tsx')).Desk }));

function Prescriptions() {
  const messages = usePageMessages('staff', staffMessages);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state: QueueState = {
    status: params.get('status') === 'all' ? 'all' : 'pending',
    page: pageOf(params.get('page')),
    id: params.get('id') ?? undefined,
  };
  const reviews = useReviews({ status: state.status, page: state.page });
  // Looked at again, the same prescription is a new form: nothing of what was decided before it was known stays.
  const [looks, setLooks] = useState(0);
  const listed = reviews.state === 'ready' ? reviews.data.data : [];
  const inList = listed.find(({ id }) => id === state.id);
  // By a link it may stand on another page, and decided meanwhile it leaves the waiting ones: then it is asked for by itself.
  const alone = useReviews(
    state.id !== undefined && reviews.state === 'ready' && !inList ? { id: state.id } : null,
  );
  const open = inList ?? (alone.state === 'ready' ? alone.data.data[0] : undefined);

  const here = useLazyPart(deskPart.load, open !== undefined, () => say('error', messages.queueFailed));

  // Not the page's heading but the next patient's name takes focus.
  const [focused, setFocused] = useState<string>();
  const goTo = async (id: string | undefined) => {
    setFocused(id);
    await navigate(queueHref({ ...state, id }), { replace: true });
    scrollTo(0, 0);
    if (id === undefined) focusHeading();
  };
  const undo = useUndo((id) => {
    void reviews.refresh().then(
      () => goTo(id),
      () => {},
    );
  });
  const waiting = listed.filter(({ id, waiting: waits }) => waits && !undo.decided.includes(id));
  const index = waiting.findIndex(({ id }) => id === state.id);
  const place =
    reviews.state === 'ready' && index >= 0
      ? {
          index: undo.decided.length + index + 1,
          of:
            undo.decided.length + waiting.length + Math.max(0, reviews.data.pagination.total - listed.length),
        }
      : undefined;
  /** Behind the one that was saved; after the last one from the beginning. */
  const waitsIn = (all: ReviewList['data'], saved: string) => {
    const at = all.findIndex(({ id }) => id === saved);
    return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].find(
      ({ id, waiting: waits }) => waits && id !== saved && !undo.decided.includes(id),
    )?.id;
  };
  /** The next one that waits; after the last, the list. */
  async function next(saved: string) {
    let id = waitsIn(listed, saved);
    const fresh = reviews.refresh().then(
      (answer) => (answer as ReviewList | undefined)?.data ?? [],
      () => [],
    );
    if (id === undefined) id = waitsIn(await fresh, saved);
    await goTo(id);
  }
  return (
    <PrescriptionsView
      state={state}
      reviews={reviews}
      undo={undo.bar}
      review={
        (open ? !here : state.id !== undefined && reviews.state === 'ready' && alone.state === 'loading')
          ? 'loading'
          : open && (
              <deskPart.Part
                key={`${open.id} ${looks}`}
                prescription={open}
                place={place}
                focused={focused === open.id}
                undo={undo.bar}
                onSaved={(saved) => {
                  undo.add(saved);
                  void next(saved.id);
                }}
                onCartAnswered={(answered) => {
                  say('success', messages.cartAnswered);
                  void next(answered);
                }}
                onLookAgain={() => {
                  void Promise.all([reviews.refresh(), alone.refresh()]).then(
                    () => {
                      setLooks((n) => n + 1);
                      focusHeading();
                    },
                    () => {},
                  );
                }}
              />
            )
      }
    />
  );
}
export default function StaffPrescriptionsPage() {
  const messages = usePageMessages('staff', staffMessages);
  return (
    <Gate forRole="pharmacist" title={messages.prescriptions}>
      <Prescriptions />
    </Gate>
  );
}
