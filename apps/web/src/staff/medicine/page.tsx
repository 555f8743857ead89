import { Skeleton } from '@doorstep/ui/base/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import { refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../catalogue-call.ts';
import { catalogueMessages } from '../catalogue/messages.en.ts';
import { medicineHref } from '../catalogue/state.ts';
import { useStaffMedicine } from '../catalogue-data.ts';
import { Gate } from '../gate/gate.tsx';
import { useMedicineForm } from './form.ts';
import { MedicineSheet, MedicineView } from './view.tsx';

const OwnPicture = lazy(() => import('./own-picture.tsx'));

function Sheet({ medicine, onChanged }: { medicine?: StaffMedicine; onChanged?: () => Promise<unknown> }) {
  const messages = usePageMessages('catalogue', catalogueMessages);
  const errors = useErrorMessages();
  const navigate = useNavigate();
  const [moving, setMoving] = useState(false);
  // What was changed stands, whether or not it can be read again.
  const readAgain = () => onChanged?.().catch(() => {});
  const { form, seenAt, sawAgain } = useMedicineForm(medicine, (saved, added) => {
    if (added) void navigate(medicineHref(saved.id), { replace: true });
    else void readAgain();
  });
  async function archive(archived: boolean) {
    setMoving(true);
    try {
      const { data } = await call('changeMedicine', {
        params: { id: medicine!.id },
        body: { archived, seen_at: seenAt },
      });
      sawAgain(data.updated_at);
      say('success', archived ? messages.archived : messages.unarchived);
    } catch (error) {
      say('error', refused(error, errors) || messages.saveFailed);
    }
    await readAgain();
    setMoving(false);
  }
  return (
    <MedicineSheet
      medicine={medicine}
      form={form}
      picture={
        medicine && (
          <Suspense fallback={<Skeleton shape="card" className="h-40" />}>
            <OwnPicture
              medicine={medicine}
              onChanged={({ updated_at }) => {
                // What the form has not seen yet of another's change stays to be seen.
                if (seenAt === medicine.updated_at) sawAgain(updated_at);
                void readAgain();
              }}
              onRefused={() => void readAgain()}
            />
          </Suspense>
        )
      }
      moving={moving}
      onArchive={(archived) => void archive(archived)}
    />
  );
}
function Known({ id }: { id: string }) {
  const medicine = useStaffMedicine(id);
  return (
    <MedicineView medicine={medicine}>
      {medicine.state === 'ready' && (
        <Sheet key={id} medicine={medicine.data.data} onChanged={medicine.refresh} />
      )}
    </MedicineView>
  );
}
export default function MedicinePage() {
  const messages = usePageMessages('catalogue', catalogueMessages);
  const { id = '' } = useParams();
  return (
    <Gate forRole="admin" ownHeader title={id === 'new' ? messages.newTitle : messages.toList}>
      {id === 'new' ? (
        <MedicineView medicine={undefined}>
          <Sheet key="new" />
        </MedicineView>
      ) : (
        <Known id={id} />
      )}
    </Gate>
  );
}
