import type { LoggedIn } from '@doorstep/contract/account.schema';
import type { PaymentOrder, PaymentResult } from '@doorstep/contract/payment.schema';
import { pinnedChromium } from '@doorstep/tooling/chromium';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { ASHA, sessionOf, store } from './checkout.ts';
import { ownProduct } from './own-product.ts';
import { complaints, hydrated, open, tabTo } from './pages.ts';

const chromium = await pinnedChromium();
// A camera that shows a moving picture and a microphone that beeps, allowed without a question.
test.use({
  launchOptions: {
    executablePath: chromium.executablePath,
    env: chromium.env,
    args: [...chromium.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

const DOCTOR = '9000000003',
  SECOND = '9876543211';
type Product = Awaited<ReturnType<typeof ownProduct>>;
let product: Product;
test.beforeAll(async () => {
  product = await ownProduct();
});
test.afterAll(() => product.remove());

const wide = { width: 1280, height: 900 },
  phone = { width: 360, height: 780 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const room = (page: Page) => page.locator('[data-slot=join-room]');
const shows = (page: Page, state: string) => expect(room(page)).toHaveAttribute('data-state', state);

async function as(browser: Browser, mobile: string, viewport: typeof wide) {
  const context = await browser.newContext({ baseURL: product.url, viewport, locale: 'en-IN' });
  const page = await context.newPage();
  await open(page, '/');
  await store(page, await sessionOf(page.request, mobile));
  return { context, page };
}
/** Booked and paid as a browser does it, call by call: the consultation, and when it begins. */
async function book(request: APIRequestContext, mobile: string, nth: number) {
  const answered = async <T>(path: string, data: object, token?: string): Promise<T> => {
    const answer = await request.post(`${product.url}${path}`, {
      data,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
  const login = (who: string) =>
    answered<LoggedIn>('/api/auth/login/', { mobile: who, password: 'doorstep1' });
  const { access_token: token } = await login(mobile),
    { access_token: doctorToken } = await login(DOCTOR);
  const desk = await request.get(`${product.url}/api/staff/consultations/`, {
    headers: { authorization: `Bearer ${doctorToken}` },
  });
  const { doctor } = ((await desk.json()) as { data: { doctor: { id: number; consultation_fee: number } } })
    .data;
  const free = await request.get(`${product.url}/api/slots/${doctor.id}/?type=video`);
  const times = Object.entries((await free.json()) as Record<string, string[]>).flatMap(([day, all]) =>
      all.map((time) => `${day}T${time}`),
    ),
    time = times[nth]!;
  const details = { slot_time: time, patient_whatsapp: '9811122233' },
    pays = { service_type: 'video-consultation', service_id: doctor.id };
  const { order_id } = await answered<PaymentOrder>(
    '/api/create-razorpay-order/',
    { ...pays, amount: doctor.consultation_fee, currency: 'INR', details },
    token,
  );
  const paid = await answered<PaymentResult>(`/_pay/test/orders/${order_id}/attempt/`, { outcome: 'pay' });
  await answered('/api/verify-payment/', { ...paid, ...pays }, token);
  await answered(
    '/api/consultation/video/book/',
    { ...details, doctor_id: doctor.id, payment_id: paid.razorpay_payment_id },
    token,
  );
  const list = await request.get(`${product.url}/api/consultations/?status=open`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await list.json()) as {
    data: Array<{ id: string; type: string; starts_at: string | null }>;
  };
  return { id: data.find((one) => one.type === 'video' && one.starts_at?.startsWith(time))!.id, time };
}
/** The shop's clock goes on until so many minutes before a time. */
async function beforeIt(request: APIRequestContext, time: string, minutes: number) {
  const { data } = (await (await request.get(`${product.url}/api/availability/`)).json()) as {
    data: { now: string };
  };
  const advance_s = Math.ceil((Date.parse(`${time}+05:30`) - Date.parse(data.now)) / 1_000 - minutes * 60);
  const answer = await request.post(`${product.url}/api/dev/clock/`, { data: { advance_s } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
/** A computer without a camera, as its browser tells it. */
const withoutCamera = (page: Page) =>
  page.addInitScript(() => {
    const { mediaDevices } = navigator,
      ask = mediaDevices.getUserMedia.bind(mediaDevices),
      list = mediaDevices.enumerateDevices.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      if (wanted?.video) throw new DOMException('Requested device not found', 'NotFoundError');
      return ask(wanted);
    };
    mediaDevices.enumerateDevices = async () => (await list()).filter(({ kind }) => kind !== 'videoinput');
  });
async function enter(page: Page, id: string) {
  await page.goto(`/consultation/${id}`);
  await hydrated(page);
}
/** Asked of the patient once, as soon as the room is open. */
async function noDangerSigns(page: Page) {
  await button(page, 'None of these 6').click();
  await button(page, 'Continue').click();
}
/** By the check of one's devices. */
async function join(page: Page, name = 'Join') {
  await button(page, 'Check camera and microphone').click();
  await button(page, name).click();
}
/** Pictures of the other side come in, one after the other. */
async function sees(page: Page, name: string) {
  const video = room(page).locator(`video[aria-label="${name}"]`);
  await expect(video).toBeVisible();
  const time = () => video.evaluate((one: HTMLVideoElement) => (one.videoWidth > 0 ? one.currentTime : -1));
  await expect.poll(time).toBeGreaterThan(0);
  const before = await time();
  await expect.poll(time).toBeGreaterThan(before);
}
interface Planted {
  isLossy?: boolean;
  /** What the browser counted last. */
  report?: RTCStatsReport;
}
/** Energy of what came of the other side's microphone and is played; -1 while it is not. */
const audioOf = (page: Page, name: string) =>
  room(page)
    .locator(`video[aria-label="${name}"]`)
    .evaluate((one: HTMLVideoElement) => {
      let energy = 0;
      (globalThis as Planted).report?.forEach((counted: { type: string; totalAudioEnergy?: number }) => {
        if (counted.type === 'inbound-rtp') energy += counted.totalAudioEnergy ?? 0;
      });
      return one.paused || one.muted ? -1 : energy;
    });
/** The browser counts a line that loses a third; what is counted of it goes the way of the real one. */
const plantStats = (page: Page) =>
  page.addInitScript(() => {
    const own = RTCPeerConnection.prototype,
      // oxlint-disable-next-line typescript/unbound-method
      real = own.getStats;
    let counted = 0;
    own.getStats = async function getStats(this: RTCPeerConnection) {
      const report = await real.call(this);
      (globalThis as Planted).report = report;
      if (!(globalThis as Planted).isLossy) return report;
      counted++;
      const changed = new Map<string, object>();
      report.forEach((one: { id: string; type: string }) => {
        const lost = one.type === 'inbound-rtp' && {
          packetsReceived: 200 * counted,
          packetsLost: 100 * counted,
        };
        changed.set(one.id, Object.assign({}, one, lost));
      });
      return changed as unknown as RTCStatsReport;
    } as typeof real;
  });

test('a doctor and a patient see and hear each other, write beside it, and go on by sound on a weak line', async ({
  browser,
  request,
}) => {
  const { id, time } = await book(request, ASHA, 0);
  await beforeIt(request, time, 20);
  const patient = await as(browser, ASHA, phone),
    said = complaints(patient.page);
  await plantStats(patient.page);

  // Before it opens: when it does, and the check.
  await enter(patient.page, id);
  await shows(patient.page, 'early');
  await expect(room(patient.page).getByText(/^You can join from \d+:45 [AP]M, Indian time\.$/)).toBeVisible();
  await button(patient.page, 'Check camera and microphone').click();
  await expect(patient.page.getByText('Your camera works.')).toBeVisible();
  await expect(button(patient.page, 'Join')).toHaveCount(0);

  await beforeIt(request, time, 14);
  await enter(patient.page, id);
  await noDangerSigns(patient.page);
  await shows(patient.page, 'ready');
  await button(patient.page, 'Check camera and microphone').click();
  await expect(patient.page.getByText('We hear you.')).toBeVisible();
  await expect(patient.page.getByText('Your line is good.')).toBeVisible();
  await button(patient.page, 'Join').click();
  await shows(patient.page, 'waiting');

  const doctor = await as(browser, DOCTOR, wide);
  await plantStats(doctor.page);
  await enter(doctor.page, id);
  await join(doctor.page);
  const doctorName = (await patient.page
    .getByRole('heading', { level: 1, name: /^Video consultation with/ })
    .textContent())!.replace('Video consultation with ', '');
  await shows(patient.page, 'connected');
  await shows(doctor.page, 'connected');
  await sees(patient.page, doctorName);
  await sees(doctor.page, 'Asha Kumari');

  // The chat stands beside it.
  await doctor.page.getByRole('textbox', { name: 'Message' }).fill('Please show me your left foot.');
  await button(doctor.page, 'Send').click();
  await expect(button(patient.page, 'Chat: 1 new')).toBeVisible();
  await button(patient.page, 'Chat: 1 new').click();
  await expect(patient.page.getByRole('log').getByText('Please show me your left foot.')).toBeVisible();

  // What is switched off is told.
  await button(patient.page, 'Mute').click();
  await expect(room(doctor.page).getByText('Microphone is off')).toBeVisible();
  await button(patient.page, 'Mute').click();
  await button(patient.page, 'Camera off').click();
  await expect(room(doctor.page).getByText('Camera is off')).toBeVisible();
  await button(patient.page, 'Camera off').click();
  await sees(doctor.page, 'Asha Kumari');

  // A line that loses a third carries sound alone, on both sides.
  await patient.page.evaluate(() => {
    (globalThis as Planted).isLossy = true;
  });
  await shows(patient.page, 'audio-only');
  await expect(
    patient.page.getByText('The line was too weak for video. You go on with sound only.'),
  ).toBeVisible();
  await shows(doctor.page, 'audio-only');
  await expect(doctor.page.getByText('Asha Kumari goes on with sound only.')).toBeVisible();
  const heard = () => audioOf(doctor.page, 'Asha Kumari');
  const before = await heard();
  await expect.poll(heard).toBeGreaterThan(before);

  // It got better: each turns its own picture on again.
  await patient.page.evaluate(() => {
    (globalThis as Planted).isLossy = false;
  });
  await button(patient.page, 'Turn on video').click();
  await sees(doctor.page, 'Asha Kumari');
  await button(doctor.page, 'Turn on video').click();
  await sees(patient.page, doctorName);

  // A page that is reloaded takes the call on.
  await enter(doctor.page, id);
  await join(doctor.page);
  await shows(doctor.page, 'connected');
  await sees(patient.page, doctorName);

  await button(patient.page, 'Leave').click();
  await shows(patient.page, 'left');
  await shows(doctor.page, 'waiting');
  await expect(doctor.page.getByText(/^Asha Kumari has left the call/)).toBeVisible();
  await button(patient.page, 'Join again').click();
  await shows(patient.page, 'connected');
  await sees(doctor.page, 'Asha Kumari');
  expect(said).toEqual([]);
  await patient.context.close();
  await doctor.context.close();
});

test(
  'who gives no camera joins with sound only, and sees the doctor',
  { tag: '@release' },
  async ({ browser, request }) => {
    const { id, time } = await book(request, SECOND, 1);
    await beforeIt(request, time, 14);
    const patient = await as(browser, SECOND, phone),
      doctor = await as(browser, DOCTOR, wide);
    await withoutCamera(patient.page);
    await enter(doctor.page, id);
    await join(doctor.page);
    await enter(patient.page, id);
    await noDangerSigns(patient.page);
    await button(patient.page, 'Check camera and microphone').click();
    await expect(patient.page.getByText(/^None was found\./)).toBeVisible();
    await expect(button(patient.page, 'Join')).toHaveCount(0);
    await button(patient.page, 'Join with sound only').click();
    await shows(patient.page, 'connected');
    await shows(doctor.page, 'connected');
    await expect(room(doctor.page).getByText('Camera is off')).toBeVisible();
    const main = room(patient.page).locator('video').first();
    await expect
      .poll(() => main.evaluate((one: HTMLVideoElement) => one.videoWidth > 0 && one.currentTime > 0))
      .toBe(true);

    // A second page of the same side takes the call; the first one can take it back.
    const second = await patient.context.newPage();
    await withoutCamera(second);
    await enter(second, id);
    await join(second, 'Join with sound only');
    await shows(second, 'connected');
    await shows(patient.page, 'taken');
    await button(patient.page, 'Go on here').click();
    await shows(patient.page, 'connected');
    await shows(second, 'taken');
    await patient.context.close();
    await doctor.context.close();
  },
);

test(
  'a call by keyboard alone: questions, check, join, microphone, chat, leave',
  { tag: '@release' },
  async ({ browser, request }) => {
    const { id, time } = await book(request, ASHA, 0);
    await beforeIt(request, time, 14);
    const doctor = await as(browser, DOCTOR, wide),
      { page, context } = await as(browser, ASHA, phone);
    await enter(doctor.page, id);
    await join(doctor.page);
    const press = async (name: string) => {
      await expect(button(page, name)).toBeVisible();
      await tabTo(page, button(page, name));
      await page.keyboard.press('Enter');
    };
    await enter(page, id);
    await press('None of these 6');
    await press('Continue');
    await press('Check camera and microphone');
    await press('Join');
    await shows(page, 'connected');
    await shows(doctor.page, 'connected');
    await press('Mute');
    await expect(room(doctor.page).getByText('Microphone is off')).toBeVisible();
    await press('Mute');
    await expect(room(doctor.page).getByText('Microphone is off')).toHaveCount(0);
    await press('Chat');
    await tabTo(page, page.getByRole('textbox', { name: 'Message' }));
    await page.keyboard.type('Good morning, doctor.');
    await page.keyboard.press('Enter');
    await expect(doctor.page.getByRole('log').getByText('Good morning, doctor.')).toBeVisible();
    await page.keyboard.press('Escape');
    await press('Leave');
    await shows(page, 'left');
    await expect(doctor.page.getByText(/^Asha Kumari has left the call/)).toBeVisible();
    await press('Join again');
    await shows(page, 'connected');
    await context.close();
    await doctor.context.close();
  },
);
