import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageMessages } from '../../messages/messages.ts';
import { useStaffCounts, useToday } from '../desk-data.ts';
import { deskMessages } from '../desk-messages.en.ts';
import { Gate } from '../gate/gate.tsx';
import { useStaffTiles } from '../tab.ts';
import { TodayView } from './view.tsx';

function Today() {
  const today = useToday();
  // Counts are asked for again and again by the frame; names only when something has changed, for each reading of them stands in the audit.
  const counts = useStaffCounts(true);
  const now = counts.state === 'ready' ? counts.data : undefined,
    seen = today.state === 'ready' ? today.data : undefined;
  const hasChanged =
    now !== undefined &&
    seen !== undefined &&
    Date.parse(now.at) > Date.parse(seen.at) &&
    now.data.some(({ key, count, worst_at }) => {
      const before = seen.data.find((one) => one.key === key);
      return before?.count !== count || before.worst_at !== worst_at;
    });
  const again = useEffectEvent(() => {
    today.refresh().catch(() => {});
  });
  useEffect(() => {
    if (hasChanged) again();
  }, [hasChanged]);
  const at =
    [now?.at, seen?.at]
      .filter((one) => one !== undefined)
      .toSorted()
      .at(-1) ?? '';
  return <TodayView today={today} at={at} tiles={useStaffTiles()} />;
}
export default function TodayPage() {
  const messages = usePageMessages('desk', deskMessages);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // The orders stood here once, and their links are kept.
  const orders = ['search', 'status', 'view', 'page'].some((one) => params.has(one))
    ? `/admin/orders?${params}`
    : undefined;
  useEffect(() => {
    if (orders !== undefined) void navigate(orders, { replace: true });
  }, [orders, navigate]);
  if (orders !== undefined) return null;
  return (
    <Gate forRole="staff" title={messages.today} ownHeader>
      <Today />
    </Gate>
  );
}
