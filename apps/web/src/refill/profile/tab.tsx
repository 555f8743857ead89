import { fullName, namesIn } from '@doorstep/contract/names';
import { useLang } from '@doorstep/ui/messages/provider';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useCall } from '../call.ts';
import { refillPageMessages } from '../messages.en.ts';
import { useOrderAgain } from '../order-again/use-order-again.ts';
import { useSaying } from './use-saying.ts';
import { RefillsTabView } from './view.tsx';

export default function RefillsTab() {
  const messages = usePageMessages('refillPage', refillPageMessages);
  const lang = useLang();
  const refills = useCall('listRefills'),
    { send, asPressed } = useSaying(refills.refresh),
    all = refills.state === 'ready' ? refills.data.data : [],
    again = useOrderAgain(all);
  const shown = all.map(asPressed),
    /** What the person said themselves: the doctor's word and the orders' are not theirs. */
    saidOf = (id: number) => {
      const one = shown.find(({ medicine }) => medicine.id === id)!;
      return { per_day: one.said_by === 'you' ? one.per_day : null, remind: one.remind };
    };
  return (
    <RefillsTabView
      refills={
        refills.state === 'ready' ? { state: 'ready', data: { ...refills.data, data: shown } } : refills
      }
      again={again}
      onDoseChange={(id, per_day) => send(id, { ...saidOf(id), per_day })}
      onRemindChange={(id, remind) => send(id, { ...saidOf(id), remind })}
      onForget={(id) => {
        const { medicine } = shown.find((one) => one.medicine.id === id)!;
        send(id, null, () => say('success', messages.forgotten(fullName(namesIn(lang, medicine)))));
      }}
    />
  );
}
