import type { Prescribed } from '@doorstep/contract/consultation.schema';
import { issue } from '@doorstep/contract/failure';
import type { Prescription } from '@doorstep/contract/prescription.schema';
import type { AccountService } from '../account/service.ts';
import { doctorName, type AppointmentService } from '../appointment/service.ts';
import type { MedicineService } from '../medicine/service.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, invalid } from '../platform/http/http-error.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import { consultationNotFound, type Parties } from './party.ts';

interface Needs {
  accounts: Pick<AccountService, 'people'>;
  doctors: Pick<AppointmentService['doctors'], 'row'>;
  medicines: Pick<MedicineService, 'rows'>;
  parties: Parties;
  prescriptions: Pick<PrescriptionService, 'write'>;
}
/** What a doctor prescribes in an open consultation: medicines of the catalogue as they are by now. */
export const createPrescribe =
  ({ accounts, doctors, medicines, parties, prescriptions }: Needs) =>
  async (
    { caller, requestId }: { caller: Caller; requestId: string },
    id: string,
    { lines, advice }: Prescribed,
  ): Promise<Prescription> => {
    const { row, side } = await parties.of(id, caller.accountId);
    if (side !== 'doctor') throw consultationNotFound();
    if (row.status === 'closed') throw new HttpError(409, 'consultation_closed');
    const known = new Map(
        (await medicines.rows(lines.map((one) => one.medicine_id))).map((one) => [one.id, one]),
      ),
      doses = lines.map(({ medicine_id: medicineId, quantity, days, dose }, i) => {
        const medicine = known.get(medicineId);
        if (!medicine) throw invalid({ [`lines.${i}.medicine_id`]: issue('dose_medicine') });
        return {
          medicineId,
          name: medicine.name,
          composition: medicine.composition ?? '',
          quantity,
          days,
          dose,
        };
      });
    const doctor = (await doctors.row(row.doctorId))!,
      people = await accounts.people([row.accountId]);
    return prescriptions.write({
      caller,
      requestId,
      consultationId: id,
      patient: { accountId: row.accountId, name: people.get(row.accountId)?.name ?? '' },
      doctor: {
        name: doctorName(doctor),
        registrationNo: doctor.registrationNo,
        qualification: doctor.qualification,
        address: `${doctor.clinic}, ${doctor.clinicAddress}`,
      },
      doses,
      advice: advice ?? '',
    });
  };
