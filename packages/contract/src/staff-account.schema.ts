import * as z from 'zod/mini';
import { email, fullName, mobile, staffRoleBody } from './account.form.ts';
import { PASSWORD_MAX, PASSWORD_MIN, roles, staffRoles } from './account.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { oneLine } from './text.form.ts';

const success = z.literal(true);
/** Of a member of staff, made by an admin or from the machine itself. */
const STAFF_PASSWORD = issue('staff_password', { least: PASSWORD_MIN, most: PASSWORD_MAX });
export const staffBody = z.object({
  role: z.enum(staffRoles, issue('staff_role')),
  mobile,
  name: fullName,
  email: z.optional(email),
  password: z
    .string(STAFF_PASSWORD)
    .check(z.minLength(PASSWORD_MIN, STAFF_PASSWORD), z.maxLength(PASSWORD_MAX, STAFF_PASSWORD)),
});
export type StaffBody = z.output<typeof staffBody>;

const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  mobile: z.string(),
  /** Of who is shut out: what they were. */
  role: z.enum(staffRoles),
  shut_out: z.boolean(),
  last_login_at: z.nullable(z.string()),
  /** Has an authenticator app. */
  second_step: z.boolean(),
  /** Who asks. */
  own: z.boolean(),
});
/** Somebody who works here, or did. */
export type StaffMember = z.output<typeof staffMember>;
const staffMembers = z.object({ success, data: z.array(staffMember) });
export type StaffMembers = z.output<typeof staffMembers>;

const foundAccount = z.object({
  id: z.int(),
  name: z.string(),
  mobile: z.string(),
  /** Role now; of a person whose staff access was removed: patient. */
  role: z.enum(roles),
  created_at: z.string(),
});
/** Account that may be given a role, as an admin confirms it. */
export type FoundAccount = z.output<typeof foundAccount>;
const currentRole = z.optional(z.enum(roles, issue('role_unknown')));

/** Who works here: made and changed by an admin. */
export const staffAccountEndpoints = {
  createStaff: endpoint({
    method: 'POST',
    path: '/staff/accounts/',
    who: ['admin'],
    summary: 'Make an account of staff',
    body: staffBody,
    status: 201,
    answer: z.object({
      success,
      data: z.object({ id: z.int(), role: z.enum(staffRoles), mobile: z.string(), name: z.string() }),
    }),
  }),
  staffAccounts: endpoint({
    method: 'GET',
    path: '/staff/accounts/',
    who: ['admin'],
    summary: 'Who works here and as what, when they last logged in, and who is shut out',
    answer: staffMembers,
  }),
  findStaffAccount: endpoint({
    method: 'POST',
    path: '/staff/accounts/find/',
    who: ['admin'],
    summary: 'Show whose account a mobile is, before a role is given to it',
    body: z.object({ mobile }),
    answer: z.object({ success, data: foundAccount }),
  }),
  giveRole: endpoint({
    method: 'POST',
    path: '/staff/roles/',
    who: ['admin'],
    summary: 'Give a role to who has an account, by mobile; they are notified and log in again with it',
    /** Person that the admin confirmed; 409 'person_changed' where the account is another one by now. */
    body: z.extend(staffRoleBody, {
      account_id: z.optional(z.int(issue('person_changed'))),
      name: z.optional(z.string(issue('person_changed')).check(oneLine)),
      current_role: currentRole,
    }),
    answer: z.object({ success, data: staffMember }),
  }),
  shutOut: endpoint({
    method: 'POST',
    path: '/staff/accounts/:id/shut-out/',
    who: ['admin'],
    summary: 'Take the role of somebody and end all their sessions, or give it back',
    body: z.object({ out: z.boolean(issue('yes_or_no')), current_role: currentRole }),
    answer: z.object({ success, data: staffMember }),
  }),
};
