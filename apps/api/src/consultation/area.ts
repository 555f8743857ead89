import { consultationErrors } from '@doorstep/contract/consultation.messages.en';
import { videoFormErrors } from '@doorstep/contract/video-form.messages.en';
import { consultationServiceType } from '@doorstep/contract/consultation';
import type { AccountService } from '../account/service.ts';
import type { AddressService } from '../address/service.ts';
import type { AppointmentService } from '../appointment/service.ts';
import type { LabService } from '../lab/service.ts';
import type { MedicineService } from '../medicine/service.ts';
import type { OrderService } from '../order/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { createAttachments } from './attachments.ts';
import { seedDemoConsultations } from './demo.ts';
import { listenToNews } from './channel.ts';
import { createConsents } from './consent.ts';
import { createChats } from './chats.ts';
import { createDanger } from './danger.ts';
import type { DangerLexicon } from './danger-words.ts';
import { createErasure } from './erase.ts';
import { iceServersFor } from './ice.ts';
import { createLinkJobs } from './link.ts';
import { createMessages } from './messages.ts';
import { closeOver } from './over.ts';
import { createParties } from './party.ts';
import { consultationHandlers } from './plugin.ts';
import { createPrescribe } from './prescribe.ts';
import { createRecords } from './record.ts';
import { createRooms } from './rooms.ts';
import { createSockets } from './socket.ts';
import { createTickets } from './tickets.ts';
import { consultationsToday } from './today.ts';
import { createVideo } from './video.ts';

declare module '../platform/files.ts' {
  interface FileKinds {
    chat_photo: true;
  }
}

interface Needs {
  accounts: Pick<
    AccountService,
    'people' | 'consented' | 'setConsent' | 'sessions' | 'reach' | 'idsOf' | 'adminIds'
  >;
  addresses: Pick<AddressService, 'list'>;
  orders: OrderService;
  prescriptions: PrescriptionService;
  medicines: Pick<MedicineService, 'rows'>;
  lab: LabService;
  schedule: ScheduleService;
  doctors: AppointmentService['doctors'];
  lexicon: DangerLexicon;
  /** What other areas do for the demo. */
  demo: Pick<Parameters<typeof seedDemoConsultations>[0], 'pick'>;
}
/** Of the demo. */
const DOCTOR = '9000000003',
  ASHA = '9876543210',
  IMRAN = '9876543211';
export async function createConsultation(
  core: Core,
  { accounts, addresses, demo, doctors, lab, lexicon, medicines, orders, prescriptions, schedule }: Needs,
) {
  const { db, clock, log, database } = core;
  const parties = createParties({ db, accounts, doctors }),
    tickets = createTickets(db, clock),
    danger = createDanger({
      ...core,
      accounts,
      doctors,
      lexicon,
      site: core.settings.publicUrl,
    }),
    messages = createMessages({ db, clock, danger }),
    consents = createConsents({ clock, accounts }),
    rooms = createRooms({ db, log, messages }),
    attachments = createAttachments({
      ...core,
      consents,
      doctors,
      parties,
      prescriptions: prescriptions.check,
    }),
    chats = createChats({
      db,
      clock,
      accounts,
      consents,
      doctors,
      parties,
      messages,
      danger,
      audit: core.audit,
      bookings: schedule.bookings,
    }),
    video = createVideo({ clock, accounts, jobs: core.jobs, doctors, orders, schedule });
  orders.sell(consultationServiceType, video.productType);
  schedule.bookings.add(consultationServiceType, video.booking);
  const sockets = createSockets({
    db,
    clock,
    log,
    sessions: accounts.sessions,
    people: accounts.people,
    consents,
    parties,
    tickets,
    messages,
    rooms,
  });
  const erasure = createErasure({ ...core, prescriptions });
  const records = createRecords({ ...core, accounts, consents, lab, parties, prescriptions });
  await listenToNews(database, log, rooms);
  return defineArea({
    errors: { ...consultationErrors, ...videoFormErrors },
    handlers: consultationHandlers({
      clock,
      doctors,
      chats,
      parties,
      messages,
      tickets,
      consents,
      attachments,
      orders,
      schedule,
      records,
      iceServers: (accountId) => iceServersFor(core.settings.ice, accountId),
      prescribe: createPrescribe({
        db,
        clock,
        accounts,
        addresses,
        consents,
        doctors,
        medicines,
        parties,
        prescriptions,
        bookings: schedule.bookings,
      }),
    }),
    jobs: {
      ...createLinkJobs({ ...core, accounts, orders, video, site: core.settings.publicUrl }),
      video_over: closeOver(core),
      ...danger.jobs,
    },
    fileKinds: { chat_photo: {} },
    today: consultationsToday({ db, doctors }),
    mayOpen: attachments.mayOpen,
    mount: (app) => sockets.mount(app),
    start() {
      sockets.start();
      clock.onAdvance(() => {
        sockets.review();
        void Promise.all([
          core.jobs.wake('video_link'),
          core.jobs.wake('video_over'),
          core.jobs.wake('danger_unanswered'),
        ]).catch((err: unknown) =>
          log.warn({ err }, 'consultations that are due by the moved clock could not be read'),
        );
      });
    },
    async close() {
      sockets.close();
    },
    eraseAccount: erasure.eraseAccount,
    retention: erasure.retention,
    async seed(now) {
      const ids = await accounts.idsOf([DOCTOR, ASHA, IMRAN]),
        doctor = await doctors.ofAccount(ids.get(DOCTOR)!),
        other = (await doctors.all()).find(
          ({ id, accountId, specialty }) =>
            id !== doctor?.id && accountId !== null && specialty === 'Paediatrics',
        );
      // Of a shop that has doctors of its own.
      if (!doctor || !other) return;
      await seedDemoConsultations(
        { db, accounts, prescriptions, pick: demo.pick },
        { ashaId: ids.get(ASHA)!, imranId: ids.get(IMRAN)!, doctor, other },
        now,
      );
    },
    exportAccount: async (accountId) => {
      const { data } = await chats.list(accountId, { page: 1, limit: 1_000 });
      return {
        consultations: data,
        health_note: await records.note(accountId),
        consultation_messages: Object.fromEntries(
          await Promise.all(data.map(async ({ id }) => [id, await messages.after(id, 0, 10_000)] as const)),
        ),
      };
    },
  });
}
