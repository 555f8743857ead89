import { API_BASE } from '@doorstep/contract/envelope';
import type {
  CollectionDay,
  MedicalTest,
  StaffCollection,
  StaffReports,
} from '@doorstep/contract/lab.schema';
import type { StaffToday } from '@doorstep/contract/staff.schema';
import { expect } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { patiently } from './checkout.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { pdf } from './files/pdfs.ts';
import { newTested, testNamed } from './lab.ts';
import { as } from './people.ts';

let pages = 0;
/** Another one each time. */
export const reportPdf = (): Buffer => pdf({ more: [`<< /Page ${++pages} >>`] });
/** What the admin does with samples and reports. */
export async function labDesk(server: AppServer) {
  const headers = await as.admin(server);
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    patiently(() =>
      server.app.inject({ method, url: `${API_BASE}/staff${path}`, headers, ...(payload && { payload }) }),
    );
  const set = (id: string, payload: object) => call('POST', `/collections/${id}/status/`, payload);
  const upload = (id: string, bytes: Buffer = reportPdf(), patient?: string, name = 'report') =>
    server.app.inject({
      method: 'POST',
      url: `${API_BASE}/staff/bookings/${id}/report/`,
      headers: { ...headers, 'content-type': multipartType },
      payload: multipart([
        ...(patient === undefined
          ? []
          : [{ bytes: patient, headers: 'Content-Disposition: form-data; name="patient_name"' }]),
        { name, filename: 'report.pdf', type: 'application/pdf', bytes },
      ]),
    });
  async function day(date?: string): Promise<CollectionDay['data']> {
    const answer = await call('GET', `/collections/${date ? `?day=${date}` : ''}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<CollectionDay>().data;
  }
  return {
    call,
    set,
    upload,
    day,
    /** Done, or the test fails; as the day shows it then. */
    async good(id: string, payload: object): Promise<StaffCollection> {
      const answer = await set(id, payload);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<CollectionDay>().data.collections.find((one) => one.id === id)!;
    },
    async uploaded(id: string): Promise<StaffReports['data']> {
      const answer = await upload(id);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json<StaffReports>().data;
    },
    /** What waits on the first page, by its part. */
    async today(): Promise<Map<string, number>> {
      const answer = await server.app.inject({ url: `${API_BASE}/staff/today/`, headers });
      return new Map(answer.json<StaffToday>().data.map(({ key, count }) => [key, count]));
    },
  };
}
export type LabDesk = Awaited<ReturnType<typeof labDesk>>;
export type Tested = Awaited<ReturnType<typeof newTested>>;
/** The id of a collection that is paid when somebody comes. */
export async function dueCollection(server: AppServer, patient: Tested, more: object = {}): Promise<string> {
  const test: MedicalTest = await testNamed(server, 'HbA1c'),
    answer = await patient.due([test.id], more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { booking: { id: string } } }>().data.booking.id;
}
