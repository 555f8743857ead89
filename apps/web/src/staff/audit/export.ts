import { AUDIT_EXPORT_MAX } from '@doorstep/contract/staff';
import { useState } from 'react';
import { refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { staffMessages } from '../messages.en.ts';
import { csvOf } from './csv.ts';
import { auditMessages } from './messages.en.ts';
import { queryOf, type AuditState } from './state.ts';

/** Long enough for the browser to have read what was made for it. */
const KEPT_MS = 60_000;

/** Takes what is shown out as a sheet. */
export function useExport(state: AuditState) {
  const staff = usePageMessages('staff', staffMessages),
    messages = usePageMessages('audit', auditMessages);
  const errors = useErrorMessages();
  const [busy, setBusy] = useState(false);
  async function take() {
    setBusy(true);
    try {
      const { data, more } = await call('auditExport', { query: queryOf(state) });
      const href = URL.createObjectURL(
        new Blob([csvOf(data, staff, messages)], { type: 'text/csv;charset=utf-8' }),
      );
      const days = [state.from, state.to].filter(Boolean).join('-to-');
      Object.assign(document.createElement('a'), {
        href,
        download: `${['doorstep-audit', days].filter(Boolean).join('-')}.csv`,
      }).click();
      setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
      if (more) say('info', messages.csvCut(AUDIT_EXPORT_MAX));
    } catch (error) {
      say('error', refused(error, errors) || messages.csvFailed);
    }
    setBusy(false);
  }
  return { busy, take };
}
