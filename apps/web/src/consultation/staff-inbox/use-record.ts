import type { PatientRecord } from '@doorstep/contract/consultation.schema';
import { useState } from 'react';
import { problemOf } from '../../app/resource.ts';
import { CallError } from '../../app/fetcher.ts';
import { call } from './call.ts';

export type RecordState =
  | { state: 'idle' | 'loading' }
  | { state: 'error'; problem: ReturnType<typeof problemOf> }
  | { state: 'ready'; data: PatientRecord };

/**
 * What a patient shares, read when it is asked for and never by itself: each look stands in their access log. For a component whose `key` is the
 * consultation's id.
 */
export function useRecord(id: string) {
  const [record, setRecord] = useState<RecordState>({ state: 'idle' });
  async function look(): Promise<void> {
    if (record.state === 'loading') return;
    setRecord({ state: 'loading' });
    try {
      const { data } = await call('patientRecord', { params: { id } });
      setRecord({ state: 'ready', data });
    } catch (error) {
      setRecord({
        state: 'error',
        problem: error instanceof CallError ? problemOf(error) : 'failed',
      });
    }
  }
  return { record, look };
}
