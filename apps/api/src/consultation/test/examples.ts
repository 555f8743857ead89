import type { consultationEndpoints } from '@doorstep/contract/consultation.schema';
import { anyone, everyone, ownerAlone, type Answers } from '../../../test/answers.ts';
import { demoDoctor } from '../../../test/appointments.ts';
import { newChatDoctor, openHours, openVideoHours, startChat } from '../../../test/chat.ts';
import type { Shopper } from '../../../test/checkout.ts';
import type { AreaExamples } from '../../../test/examples.ts';
import { changed, newPatient } from '../../../test/people.ts';
import { videoBody, videos, videoTimes } from '../../../test/video.ts';
import { PLAIN, stored } from '../../../test/prescriptions.ts';
import { multipart, multipartType } from '../../../test/files/multipart.ts';
import { jpeg } from '../../../test/files/pictures.ts';
import type { AppServer } from '../../create-server.ts';

const doctorAlone: Answers = { ...everyone(403), doctor: 200, 'server token': 403 };
const NOBODYS = { params: { id: 'CN-NOBODYS' } };
/** Nobody of those who call is this one: for the doctor among them the consultations are another's. */
const doctors = new WeakMap<AppServer, ReturnType<typeof newChatDoctor>>();
async function first(server: AppServer) {
  openHours(server);
  const doctor = doctors.get(server) ?? newChatDoctor(server);
  doctors.set(server, doctor);
  return { doctor_id: (await doctor).doctorId, message: 'My feet are swollen.', agreed: true };
}
/** An open chat of whoever shops. */
async function chat(shop: Shopper, server: AppServer) {
  const { consultation_id: id } = await shop.good<{ consultation_id: string }>(
    shop.post('/consultation/start-chat/', await first(server)),
  );
  return { params: { id } };
}
/** Somebody else's, with the doctor among those who call. */
async function doctorsChat(server: AppServer) {
  openHours(server);
  return { params: { id: await startChat(await newPatient(server), (await demoDoctor(server)).id) } };
}

export default {
  availability: { example: () => ({}), answers: anyone },
  startChat: {
    example: async (_shop, server) => ({ body: await first(server) }),
    answers: everyone(),
  },
  videoDoctors: {
    async example(_shop, server) {
      await newChatDoctor(server);
      return {};
    },
    answers: everyone(),
  },
  bookVideo: {
    async example(shop, server) {
      const { doctorId } = await newChatDoctor(server),
        { pay } = videos(shop);
      openVideoHours(server);
      const wish = { doctor: doctorId, time: (await videoTimes(server, doctorId))[0]! };
      return { body: videoBody(wish, { payment_id: await pay(wish) }) };
    },
    answers: { ...everyone(402), owner: 200 },
    foreign: {
      'a payment to book a video consultation with': (own) => [
        own,
        changed(own, { payment_id: 'pay_AAAAAAAAAAAAAA' }),
      ],
    },
  },
  listConsultations: { example: () => ({ query: '?page=1&limit=5' }), answers: everyone() },
  getConsultation: {
    example: chat,
    answers: ownerAlone,
    foreign: { 'a consultation': (own) => [own, NOBODYS] },
  },
  listMessages: {
    example: async (shop, server) => ({ ...(await chat(shop, server)), query: '?after=0' }),
    answers: ownerAlone,
    foreign: { 'messages of a consultation': (own) => [own, { ...own, ...NOBODYS }] },
  },
  chatTicket: {
    example: chat,
    answers: ownerAlone,
    foreign: { 'a ticket for a consultation': (own) => [own, NOBODYS] },
  },
  answerSigns: {
    example: async (shop, server) => ({
      ...(await chat(shop, server)),
      body: { danger_signs: ['breathing'], agreed: true },
    }),
    answers: ownerAlone,
    foreign: { 'danger signs of a consultation': (own) => [own, { ...own, ...NOBODYS }] },
  },
  attachPhoto: {
    example: async (shop, server) => ({
      ...(await chat(shop, server)),
      body: multipart([{ bytes: await jpeg() }]),
      headers: { 'content-type': multipartType },
    }),
    answers: { ...everyone(404), owner: 201 },
    foreign: { 'a consultation to send a photo to': (own) => [own, { ...own, ...NOBODYS }] },
  },
  attachPrescription: {
    example: async (shop, server) => ({
      ...(await chat(shop, server)),
      body: { prescription_id: await stored(shop, server) },
    }),
    answers: { ...everyone(404), owner: 201 },
    foreign: {
      'a consultation to send a prescription to': (own) => [own, { ...own, ...NOBODYS }],
      'a prescription to send': (own) => [own, changed(own, { prescription_id: 'A'.repeat(32) })],
    },
  },
  closeConsultation: {
    example: async (_shop, server) => ({
      ...(await doctorsChat(server)),
      body: { note: 'Take rest, and write again on Friday.' },
    }),
    answers: doctorAlone,
    isUsedUp: true,
  },
  endConsultation: {
    example: chat,
    answers: ownerAlone,
    foreign: { 'a consultation to end': (own) => [own, NOBODYS] },
  },
  prescribe: {
    example: async (_shop, server) => ({
      ...(await doctorsChat(server)),
      body: {
        diagnosis: 'Fever',
        patient: { age: 47, sex: 'male' },
        lines: [{ medicine_id: PLAIN, quantity: 1, days: 3, dose: '1-0-1, after food' }],
        advice: 'Drink water.',
      },
    }),
    answers: { ...doctorAlone, doctor: 201 },
  },
  checkPrescription: {
    example: async (_shop, server) => ({
      ...(await doctorsChat(server)),
      body: { lines: [{ medicine_id: PLAIN, days: 3, dose: '1-0-1' }] },
    }),
    answers: doctorAlone,
  },
  getHealthNote: { example: () => ({}), answers: everyone() },
  setHealthNote: { example: () => ({ body: { allergies: 'Penicillin' } }), answers: everyone() },
  patientRecord: { example: (_shop, server) => doctorsChat(server), answers: doctorAlone },
  takeConsultation: { example: (_shop, server) => doctorsChat(server), answers: doctorAlone },
  staffConsultations: {
    async example(_shop, server) {
      await demoDoctor(server);
      return { query: '?status=open&page=1' };
    },
    answers: doctorAlone,
  },
} satisfies AreaExamples<typeof consultationEndpoints>;
