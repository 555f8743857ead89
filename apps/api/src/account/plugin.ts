import { accountTexts } from '@doorstep/contract/account.messages.en';
import type { accountEndpoints } from '@doorstep/contract/account.schema';
import { rowId } from '@doorstep/contract/common.schema';
import { notFound } from '../platform/http/http-error.ts';
import { JSON_TYPE } from '../platform/http/headers.ts';
import { callerOf, type Handlers } from '../platform/http/register.ts';
import type { Export } from './export.ts';
import type { AccountDeletion } from './account-deletion.ts';
import { cookieFor, visitorOf } from './known-device.ts';
import type { AccountService } from './service.ts';

interface Needs {
  accounts: AccountService;
  deletion: AccountDeletion;
  exported: Export;
  /** Cookies go over HTTPS alone. */
  isSecure: boolean;
}

export const accountHandlers = ({
  accounts,
  deletion,
  exported,
  isSecure,
}: Needs): Handlers<typeof accountEndpoints> => ({
  register: (input) => accounts.register(input.body, visitorOf(input)),
  async login(input) {
    const { answer, account } = await accounts.login(
      input.body.mobile,
      input.body.password,
      visitorOf(input),
    );
    // Before the second step nobody is known here.
    if ('access_token' in answer) input.reply.header('set-cookie', cookieFor(account, isSecure));
    return answer;
  },
  async completeSecondStep({ body, reply }) {
    const { answer, account } = await accounts.secondStep.complete(body.ticket, body.code);
    reply.header('set-cookie', cookieFor(account, isSecure));
    return answer;
  },
  startEnrolment: ({ body }) => accounts.secondStep.startEnrolment(body.ticket),
  async confirmEnrolment({ body, reply, request }) {
    const { answer, account } = await accounts.secondStep.confirmEnrolment(
      body.ticket,
      body.code,
      request.id,
    );
    reply.header('set-cookie', cookieFor(account, isSecure));
    return answer;
  },
  getSecondStep: async ({ caller }) => ({ success: true, data: await accounts.secondStep.status(caller) }),
  renewRecoveryCodes: async ({ caller, body, request }) => ({
    success: true,
    recovery_codes: await accounts.secondStep.renewRecoveryCodes(
      { caller, requestId: request.id },
      body.code,
    ),
  }),
  async resetSecondStep({ caller, body, request }) {
    await accounts.secondStep.reset(body, { caller, requestId: request.id });
    return { success: true };
  },
  sendOtp: (input) => accounts.sendOtp(input.body, visitorOf(input)),
  async verifyOtp(input) {
    if (input.body.purpose !== 'login') return accounts.verify(input.body, visitorOf(input));
    const { answer, account } = await accounts.logInByOtp(input.body, visitorOf(input));
    input.reply.header('set-cookie', cookieFor(account, isSecure));
    return answer;
  },
  async resetPassword(input) {
    const { answer, account } = await accounts.reset(input.body, visitorOf(input));
    input.reply.header('set-cookie', cookieFor(account, isSecure));
    return answer;
  },
  async logout({ caller }) {
    await accounts.logout(caller.sessionId);
    return { success: true };
  },
  getProfile: ({ caller }) => accounts.profile(caller.accountId),
  updateProfile: ({ caller, body }) => accounts.updateProfile(caller.accountId, body),
  // The raw request: where there is no body at all, nothing was parsed.
  async setPicture({ caller, request }) {
    await accounts.pictures.set(caller.accountId, {
      stream: request.raw,
      contentType: request.headers['content-type']!,
    });
    return accounts.profile(caller.accountId);
  },
  async removePicture({ caller }) {
    await accounts.pictures.remove(caller.accountId);
    return accounts.profile(caller.accountId);
  },
  async changePassword({ caller, body, reply }) {
    reply.header('set-cookie', cookieFor(await accounts.changePassword(caller, body), isSecure));
    return { success: true, message: accountTexts.password_changed };
  },
  listSessions: async ({ caller }) => ({ success: true, data: await accounts.sessions.list(caller) }),
  async endSession({ caller, params }) {
    if (!(await accounts.sessions.endOwn(caller.accountId, rowId(params['id']!)))) throw notFound();
    return { success: true };
  },
  getPreferences: async ({ caller }) => ({
    success: true,
    data: await accounts.preferences(caller.accountId),
  }),
  setPreferences: async ({ caller, body }) => ({
    success: true,
    data: await accounts.setPreferences(caller.accountId, body),
  }),
  listConsents: async ({ caller }) => ({ success: true, data: await accounts.consents(caller.accountId) }),
  setConsent: async ({ caller, body }) => ({
    success: true,
    data: await accounts.setConsent(caller.accountId, body.purpose, body.given),
  }),
  getAccessLog: ({ caller, query }) => accounts.accessLog(caller.accountId, query.page),
  async exportData(request, reply) {
    return reply
      .headers({
        'content-type': JSON_TYPE,
        'content-disposition': 'attachment; filename="doorstep-my-data.json"',
      })
      .send(await exported(callerOf(request)));
  },
  async deleteAccount({ caller, body }) {
    await deletion.leave(caller, body.password);
    return { success: true };
  },
  createStaff: async ({ caller, body, request }) => ({
    success: true,
    data: await accounts.createStaff(caller, body, request.id),
  }),
  staffAccounts: async ({ caller, request }) => ({
    success: true,
    data: await accounts.staffRoles.list({ caller, requestId: request.id }),
  }),
  findStaffAccount: async ({ caller, body, request }) => ({
    success: true,
    data: await accounts.staffRoles.find(body.mobile, { caller, requestId: request.id }),
  }),
  giveRole: async ({ caller, body: { mobile, role, ...seen }, request }) => ({
    success: true,
    data: await accounts.staffRoles.give({ mobile, role }, seen, { caller, requestId: request.id }),
  }),
  shutOut: async ({ caller, params, body, request }) => ({
    success: true,
    data: await accounts.staffRoles.shutOut(
      { id: rowId(params['id']!), out: body.out },
      { current_role: body.current_role },
      { caller, requestId: request.id },
    ),
  }),
});
