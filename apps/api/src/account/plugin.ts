import { accountTexts } from '@doorstep/contract/account.messages.en';
import type { accountEndpoints } from '@doorstep/contract/account.schema';
import { rowId } from '@doorstep/contract/common.schema';
import { notFound } from '../platform/http/http-error.ts';
import { JSON_TYPE } from '../platform/http/headers.ts';
import { callerOf, type Handlers } from '../platform/http/register.ts';
import { deviceOf } from './device.ts';
import type { Export } from './export.ts';
import type { AccountDeletion } from './account-deletion.ts';
import type { AccountService } from './service.ts';

interface Needs {
  accounts: AccountService;
  deletion: AccountDeletion;
  exported: Export;
}

export const accountHandlers = ({
  accounts,
  deletion,
  exported,
}: Needs): Handlers<typeof accountEndpoints> => ({
  register: ({ body, address }) => accounts.register(body, address),
  login: ({ body, address, request }) =>
    accounts.login(body.mobile, body.password, address, deviceOf(request.headers['user-agent'])),
  sendOtp: ({ body, address }) => accounts.sendOtp(body, address),
  verifyOtp: ({ body }) => accounts.verify(body),
  resetPassword: ({ body }) => accounts.reset(body),
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
  async changePassword({ caller, body }) {
    await accounts.changePassword(caller, body);
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
});
