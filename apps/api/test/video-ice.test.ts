import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { iceServersFor } from '../src/consultation/ice.ts';
import { good, newChatDoctor, startChat } from './chat.ts';
import { newPatient } from './people.ts';
import { newServer, testSettings } from './test-server.ts';

const STUN = 'stun:stun.example.in:3478',
  TURN = 'turn:turn.example.in:3478?transport=udp';
test('a password for the TURN server is of one login, ends by itself, and is what the TURN server makes of it', () => {
  const now = Date.parse('2026-11-24T10:00:00+05:30'),
    secret = 'of both servers, sixteen';
  const servers = iceServersFor({ urls: [STUN, TURN], turn: { secret } }, 7, now);
  const username = `${now / 1_000 + 3 * 3_600}:7`;
  expect(servers).toEqual([
    { urls: [STUN] },
    { urls: [TURN], username, credential: createHmac('sha1', secret).update(username).digest('base64') },
  ]);
  const fixed = { username: 'shop', credential: 'sesame' };
  expect(iceServersFor({ urls: [TURN], turn: fixed }, 7, now)).toEqual([{ urls: [TURN], ...fixed }]);
  expect(iceServersFor({ urls: [STUN] }, 7, now)).toEqual([{ urls: [STUN] }]);
});

test('they come with the ticket, to who is of the consultation; a page may open camera, microphone and socket', async () => {
  const server = await newServer(
    testSettings({ ICE_SERVERS: `${STUN},${TURN}`, TURN_SECRET: 'of both servers, sixteen' }),
  );
  try {
    const doctor = await newChatDoctor(server),
      patient = await newPatient(server),
      id = await startChat(patient, doctor.doctorId);
    for (const { call, id: accountId } of [doctor, patient]) {
      const { ice_servers } = await good<{ ice_servers: ReturnType<typeof iceServersFor> }>(
        call('POST', `/consultation/${id}/ticket/`),
      );
      expect(ice_servers.map(({ urls }) => urls)).toEqual([[STUN], [TURN]]);
      expect(ice_servers[1]!.username).toMatch(new RegExp(`^\\d+:${accountId}$`));
    }
    const stranger = await newPatient(server);
    expect((await stranger.call('POST', `/consultation/${id}/ticket/`)).statusCode).toBe(404);
    const page = await server.app.inject('/');
    expect(page.headers['permissions-policy']).toMatch(/camera=\(self\), microphone=\(self\)/);
  } finally {
    await server.close();
  }
});
