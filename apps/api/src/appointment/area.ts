import { appointmentErrors } from '@doorstep/contract/appointment.messages.en';
import { appointmentServiceType } from '@doorstep/contract/appointment';
import type { appointmentDetails, Patient } from '@doorstep/contract/appointment.schema';
import type { z } from 'zod/mini';
import type { AccountService } from '../account/service.ts';
import type { OrderService } from '../order/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { shortSitemap } from '../platform/sitemap.ts';
import { seedDemoBookings, type BookingHelpers } from './demo-bookings.ts';
import { createCalendar } from './calendar.ts';
import { createDoctors, doctorName, placeOf } from './doctors.ts';
import { appointmentHandlers } from './plugin.ts';
import { createAppointmentProductType } from './product-type.ts';
import { seedDemoDoctors, seedDemoLogins, type AddPeople } from './seed.ts';
import { createAppointmentService } from './service.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { appointmentsToday } from './today.ts';

/** Of the demo. */
const DOCTOR = '9000000003',
  ASHA = '9876543210',
  IMRAN = '9876543211';

interface Needs {
  /** What other areas do for the bookings of the demo. */
  demo: BookingHelpers & { addPeople: AddPeople };
  accounts: Pick<AccountService, 'idsOf' | 'people'>;
  orders: OrderService;
  schedule: ScheduleService;
}
export function createAppointment(core: Core, { accounts, orders, schedule, demo }: Needs) {
  const { db, clock, audit, clearCaches } = core;
  const doctors = createDoctors({ db, clock, accounts, schedule });
  orders.sell(appointmentServiceType, createAppointmentProductType({ doctors, orders, schedule }));
  schedule.bookings.add(appointmentServiceType, {
    async describe(_queries, all) {
      const known = await doctors.rows(all.map(({ booking }) => Number(booking.reference))),
        rows = new Map(known.map((row) => [String(row.id), row]));
      return new Map(
        all.flatMap(({ booking, order }) => {
          const doctor = rows.get(booking.reference);
          if (!doctor) return [];
          const patient = order.details as z.output<typeof appointmentDetails> | null;
          return [
            [
              order.id,
              {
                serviceId: doctor.id,
                who: patient?.name ?? '',
                title: doctorName(doctor),
                title_hi: `डॉ. ${doctor.nameHi}`,
                detail: doctor.specialty,
                detail_hi: doctor.specialtyHi,
                place: order.address,
                // Of a clinic that has moved since, no Hindi was kept.
                ...(order.address === placeOf(doctor) &&
                  doctor.clinicHi !== null &&
                  doctor.clinicAddressHi !== null && {
                    place_hi: `${doctor.clinicHi}, ${doctor.clinicAddressHi}`,
                  }),
                person: {
                  name: doctorName(doctor),
                  photo: doctor.image,
                  role: `${doctor.specialty}, ${doctor.qualification}`,
                  role_hi: `${doctor.specialtyHi}, ${doctor.qualification}`,
                  registration_no: doctor.registrationNo,
                  languages: [...doctor.languages],
                  mobile: null,
                },
                code: null,
                patient: patient && {
                  name: patient.name,
                  age: patient.age,
                  gender: patient.gender,
                  phone: patient.phone,
                },
                keep_ready: [],
                doctor_order: null,
              },
            ] as const,
          ];
        }),
      );
    },
  });
  /** Each once, the latest first. */
  async function earlierPatients(accountId: number): Promise<Patient[]> {
    const all = (await schedule.bookings.detailsOf(accountId, appointmentServiceType)) as Array<z.output<
      typeof appointmentDetails
    > | null>;
    const seen = new Map<string, Patient>();
    for (const one of all)
      if (one && !seen.has(`${one.name} ${one.phone}`))
        seen.set(`${one.name} ${one.phone}`, {
          name: one.name,
          age: one.age,
          gender: one.gender,
          phone: one.phone,
        });
    return [...seen.values()];
  }
  return defineArea({
    errors: appointmentErrors,
    service: createAppointmentService(doctors),
    handlers: appointmentHandlers({
      clock,
      doctors,
      calendar: createCalendar({ db, clock, audit, clearCaches, doctors, orders, schedule }),
      orders,
      schedule,
      earlierPatients,
    }),
    sitemap: [
      shortSitemap('doctors', async () =>
        (await doctors.all()).map(({ id }) => ({ id, path: `/doctor/${id}` })),
      ),
    ],
    today: [appointmentsToday({ db, doctors, schedule })],
    // By the moved clock other times are free.
    start: () => clock.onAdvance(clearCaches),
    async seed(now) {
      const ids = await accounts.idsOf([DOCTOR, ASHA, IMRAN]);
      await seedDemoDoctors(db, schedule);
      await seedDemoLogins(db, { firstId: ids.get(DOCTOR) ?? null, addPeople: demo.addPeople }, now);
      await seedDemoBookings(
        { db, doctors, schedule, ...demo },
        { ashaId: ids.get(ASHA)!, imranId: ids.get(IMRAN)! },
        now,
      );
    },
  });
}
