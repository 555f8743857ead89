import type { accountEndpoints } from '@doorstep/contract/account.schema';
import { DEMO_PASSWORD } from '../demo.ts';
import { mobiles, newMobile, newPatient, newPerson, codeFor, logIn } from '../../../test/people.ts';
import { multipart, multipartType } from '../../../test/files/multipart.ts';
import { jpeg } from '../../../test/files/pictures.ts';
import { codeNow, enrolmentTicket, newEnrolled, ticketOf } from '../../../test/second-step.ts';
import { adminAlone, anyone, all, everyone, ownerAlone } from '../../../test/answers.ts';
import type { AreaExamples } from '../../../test/examples.ts';

export default {
  register: {
    example: () => ({
      body: {
        mobile: newMobile(),
        name: 'New Patient',
        email: 'new@doorstep.example',
        password: 'a-word-of-mine',
        confirm_password: 'a-word-of-mine',
      },
    }),
    answers: all(201),
  },
  login: {
    example: () => ({ body: { mobile: mobiles.imran, password: DEMO_PASSWORD } }),
    answers: anyone,
  },
  sendOtp: {
    example: async (_, server) => ({ body: { mobile: (await newPatient(server)).mobile, purpose: 'reset' } }),
    answers: anyone,
  },
  verifyOtp: {
    example: async (_, server) => {
      const { mobile } = await newPatient(server);
      return { body: { mobile, otp: await codeFor(server, mobile, 'verify') } };
    },
    answers: anyone,
    isUsedUp: true,
  },
  resetPassword: {
    example: async (_, server) => {
      const { mobile } = await newPatient(server);
      return {
        body: { mobile, otp: await codeFor(server, mobile, 'reset'), new_password: 'another-of-mine' },
      };
    },
    answers: anyone,
    isUsedUp: true,
  },
  logout: {
    example: () => ({}),
    answers: everyone(),
    changesCaller: true,
  },
  getProfile: {
    example: () => ({}),
    answers: everyone(),
  },
  updateProfile: {
    example: () => ({ body: { username: 'Newer Person', email: 'newer@doorstep.example' } }),
    answers: everyone(),
    changesCaller: true,
  },
  setPicture: {
    example: async () => ({
      body: multipart([{ bytes: await jpeg() }]),
      headers: { 'content-type': multipartType },
    }),
    answers: everyone(),
  },
  removePicture: {
    example: () => ({}),
    answers: everyone(),
  },
  changePassword: {
    example: () => ({ body: { current_password: DEMO_PASSWORD, new_password: 'another-of-mine' } }),
    answers: everyone(),
    changesCaller: true,
  },
  listSessions: {
    example: () => ({}),
    answers: everyone(),
  },
  endSession: {
    example: async (shop, server) => {
      const { mobile } = await shop.good<{ mobile: string }>(shop.get('/user/profile/'));
      await logIn(server, mobile);
      const { data } = await shop.good<{ data: Array<{ id: number; current: boolean }> }>(
        shop.get('/user/sessions/'),
      );
      return {
        params: { id: String(Math.max(...data.filter(({ current }) => !current).map(({ id }) => id))) },
      };
    },
    answers: ownerAlone,
    isUsedUp: true,
  },
  getPreferences: {
    example: () => ({}),
    answers: everyone(),
  },
  setPreferences: {
    example: () => ({ body: { language: 'en', comfort: 0, notifications: { reminders: false } } }),
    answers: everyone(),
  },
  listConsents: {
    example: () => ({}),
    answers: everyone(),
  },
  setConsent: {
    example: () => ({ body: { purpose: 'offers', given: false } }),
    answers: everyone(),
  },
  getAccessLog: {
    example: () => ({ query: '?page=1' }),
    answers: everyone(),
  },
  exportData: {
    example: () => ({}),
    answers: everyone(),
  },
  deleteAccount: {
    example: () => ({ body: { password: DEMO_PASSWORD } }),
    answers: everyone(),
    changesCaller: true,
  },
  completeSecondStep: {
    example: async (_, server) => ({
      body: { ticket: await ticketOf(server, await newEnrolled(server, 'doctor')), code: codeNow(server) },
    }),
    answers: anyone,
    isUsedUp: true,
  },
  startEnrolment: {
    example: async (_, server) => ({ body: { ticket: await enrolmentTicket(server) } }),
    answers: anyone,
    isUsedUp: true,
  },
  confirmEnrolment: {
    example: async (_, server) => ({
      body: { ticket: await enrolmentTicket(server), code: codeNow(server) },
    }),
    answers: anyone,
    isUsedUp: true,
  },
  getSecondStep: {
    example: () => ({}),
    answers: everyone(),
  },
  // Nobody of the demo has an authenticator app.
  renewRecoveryCodes: {
    example: (_, server) => ({ body: { code: codeNow(server) } }),
    caller: async (server) => (await newEnrolled(server, 'doctor')).headers,
    answers: everyone(404),
  },
  resetSecondStep: {
    example: async (_, server) => ({ body: { mobile: (await newPerson(server, 'doctor')).mobile } }),
    answers: adminAlone,
  },
  findStaffAccount: {
    example: async (_, server) => ({ body: { mobile: (await newPatient(server)).mobile } }),
    answers: adminAlone,
  },
  staffAccounts: {
    example: () => ({}),
    answers: adminAlone,
  },
  giveRole: {
    example: async (_, server) => ({
      body: { mobile: (await newPatient(server)).mobile, role: 'pharmacist' },
    }),
    answers: adminAlone,
  },
  shutOut: {
    example: async (_, server) => ({
      params: { id: String((await newPerson(server, 'doctor')).id) },
      body: { out: true },
    }),
    answers: adminAlone,
  },
  createStaff: {
    example: () => ({
      body: {
        role: 'pharmacist',
        mobile: newMobile(),
        name: 'New Pharmacist',
        email: 'staff@doorstep.example',
        password: 'a-word-of-mine',
      },
    }),
    answers: { ...everyone(403), admin: 201, 'server token': 201 },
    isUsedUp: true,
  },
} satisfies AreaExamples<typeof accountEndpoints>;
