import { randomInt } from 'node:crypto';
import type { OutboxMessage } from '@doorstep/contract/platform.schema';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { sessionOf, store } from './checkout.ts';

export const NEW_PASSWORD = 'lalten-42';
/** A number that nobody else has: what is sent to it is read by one test alone. */
export const freshMobile = (): string => `7${String(randomInt(1e9)).padStart(9, '0')}`;
export const shown = (mobile: string): string => `${mobile.slice(0, 5)} ${mobile.slice(5)}`;

export async function messagesTo(request: APIRequestContext, mobile: string): Promise<OutboxMessage[]> {
  const { data } = (await (await request.get('/api/dev/outbox/')).json()) as { data: OutboxMessage[] };
  return data.filter(({ to }) => to === mobile);
}
/** The latest code that was sent to a mobile. */
export async function codeOf(request: APIRequestContext, mobile: string): Promise<string> {
  const [latest] = await messagesTo(request, mobile);
  return /\b\d{6}\b/.exec(latest?.text ?? '')![0];
}
/** Another code than the one that was sent. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Moves the shop's clock on, past the time in which no other code is sent to a mobile. */
export async function passTimer(request: APIRequestContext): Promise<void> {
  expect((await request.post('/api/dev/clock/', { data: { advance_s: 31 } })).ok()).toBe(true);
}

/** An account of the test's own, its mobile not verified. */
export async function newPerson(request: APIRequestContext): Promise<string> {
  const mobile = freshMobile();
  const answer = await request.post('/api/auth/register/', {
    data: {
      mobile,
      name: 'Meena Devi',
      email: 'meena@example.com',
      password: 'doorstep1',
      confirm_password: 'doorstep1',
    },
  });
  expect(answer.status()).toBe(201);
  return mobile;
}
/** The browser of an account of the test's own, logged in. */
export async function loggedIn(page: Page, mobile?: string): Promise<string> {
  const own = mobile ?? (await newPerson(page.request));
  await store(page, await sessionOf(page.request, own));
  return own;
}
