import { addressForm, mapAddressForm } from '@doorstep/contract/address.form';
import * as accountForms from '@doorstep/contract/account.form';
import { issueOf, sentenceOf, type Messages } from '@doorstep/contract/failure';
import { medicineChange } from '@doorstep/contract/staff.form';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountFormErrors } from '../account/errors.en.ts';
import { addressFormErrors } from '../address/errors.en.ts';
import { medicineFormErrors } from '../staff/errors.en.ts';
import { useErrorMessages, useRefundReason } from './errors.ts';
import { page } from './hi.ts';
import { PageMessagesProvider } from './messages.ts';

const inHindi = ({ children }: { children: ReactNode }) => (
  <PageMessagesProvider value={page}>{children}</PageMessagesProvider>
);
const hindi = page.errors as unknown as Messages;

test('words of failures are Hindi for who reads Hindi; in English a form brings its own', () => {
  expect(renderHook(() => useErrorMessages(accountFormErrors), { wrapper: inHindi }).result.current).toBe(
    page.errors,
  );
  expect(renderHook(() => useErrorMessages(accountFormErrors)).result.current).toBe(accountFormErrors);
  expect(renderHook(() => useErrorMessages()).result.current).toBeUndefined();
});

const nameless = { reason: 'Nobody has a word for this.', reason_code: undefined, reason_params: undefined };
test.each([
  [
    {
      reason: 'The pharmacist could not approve Dr. Sinha’s Syrup 2.5. It is older than six months.',
      reason_code: 'line_rejected',
      reason_params: { name: 'Dr. Sinha’s Syrup 2.5', note: 'It is older than six months.' },
    },
    'फ़ार्मासिस्ट ने Dr. Sinha’s Syrup 2.5 को मंज़ूरी नहीं दी। It is older than six months.',
  ],
  [
    { reason: 'You cancelled this order.', reason_code: 'cancelled_by_you', reason_params: {} },
    'आपने यह ऑर्डर रद्द किया।',
  ],
  [{ reason: 'The bank has stopped it.', reason_code: 'of_a_later_server' }, 'The bank has stopped it.'],
  [nameless, nameless.reason],
])('why money goes back, by its code, with what a pharmacist wrote as it was written: %j', (refund, said) => {
  expect(renderHook(() => useRefundReason(), { wrapper: inHindi }).result.current(refund)).toBe(said);
  expect(renderHook(() => useRefundReason()).result.current(refund)).toBe(refund.reason);
});

/** Values that a field may hold, and mostly may not. */
const values = [undefined, null, '', ' ', 'x', '12', 'x'.repeat(2_000), -1, 0, 1e12, true, {}, []];
/** Codes of all that a schema finds wrong when each of its fields holds each of these. */
const found = (schema: z.ZodMiniType, fields: readonly string[]): Set<string> =>
  new Set(
    values.flatMap((value) =>
      ['', ...fields].flatMap((field) => {
        const { error } = schema.safeParse({
          ...Object.fromEntries(fields.map((name) => [name, value])),
          ...(field && { [field]: 'filled' }),
        });
        return error?.issues.map(({ message }) => message) ?? [];
      }),
    ),
  );
const fieldsOf = (schema: unknown) => Object.keys((schema as { shape: object }).shape);
const forms: Array<[name: string, schema: z.ZodMiniType, english: Messages]> = [
  ...Object.entries(accountForms)
    .filter(([name]) => /Body$|Form$/.test(name))
    .map(([name, schema]): [string, z.ZodMiniType, Messages] => [
      name,
      schema as unknown as z.ZodMiniType,
      accountFormErrors,
    ]),
  ['addressForm', addressForm, addressFormErrors],
  ['mapAddressForm', mapAddressForm, addressFormErrors],
  ['medicineChange', medicineChange, medicineFormErrors],
];
test.each(forms)('what %s finds wrong has words in both languages', (_, schema, english) => {
  const messages = [...found(schema, fieldsOf(schema))].filter((message) => !message.startsWith('Invalid'));
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) {
    const issue = issueOf(message);
    expect(issue, message).toBeDefined();
    expect(sentenceOf(english, issue!), message).toMatch(/^[A-Z]/);
    expect(sentenceOf(hindi, issue!), message).toMatch(/[\u0900-\u097F]/);
  }
});
