import type { StaffToday } from '@doorstep/contract/staff.schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { connect, good, newChatDoctor, startChat, type ChatPerson } from './chat.ts';
import { as, newPatient } from './people.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer;
beforeAll(async () => {
  server = await newServer(testSettings());
}, 60_000);
afterAll(() => server.close());
const partOf = async ({ call }: Pick<ChatPerson, 'call'>) =>
  (await good<StaffToday>(call('GET', '/staff/today/?only=counts'))).data.find(
    ({ key }) => key === 'consultations',
  );

test('a doctor reads how many patients wait for an answer, and since when the first one does', async () => {
  const doctor = await newChatDoctor(server),
    other = await newChatDoctor(server);
  const [one, two] = [await newPatient(server), await newPatient(server)];
  expect(await partOf(doctor)).toMatchObject({ count: 0, worst_at: null });
  const first = await startChat(one, doctor.doctorId),
    { data } = await good<{ data: { last_message: { timestamp: string } } }>(
      one.call('GET', `/consultation/${first}/`),
    ),
    since = data.last_message.timestamp;
  server.clock.advance(300);
  const second = await startChat(two, doctor.doctorId);
  expect(await partOf(doctor)).toMatchObject({ count: 2, worst_at: since, rows: [] });
  expect(await partOf(other)).toMatchObject({ count: 0 });
  // Answered, it is the patient's turn.
  const desk = await connect(server, doctor, first);
  desk.write('Namaste.', 'client-today');
  await desk.until('message');
  expect(await partOf(doctor)).toMatchObject({ count: 1 });
  await good(doctor.call('POST', `/consultation/${second}/close/`, { note: 'Take rest.' }));
  expect(await partOf(doctor)).toMatchObject({ count: 0, worst_at: null });
  const answer = await server.app.inject({
    url: '/api/staff/today/?only=counts',
    headers: await as.admin(server),
  });
  expect(answer.json<StaffToday>().data.map(({ key }) => key)).not.toContain('consultations');
});
