import { useState } from 'react';
import { say } from '../app/toasts.ts';
import { usePageMessages } from '../messages/messages.ts';
import { downloadCsv } from './download.ts';
import { staffMessages } from './messages.en.ts';

/** A list as a file: one at a time, and said where there is none. */
export function useCsv(path: string, name: string): { busy: boolean; download: () => void } {
  const messages = usePageMessages('staff', staffMessages);
  const [busy, setBusy] = useState(false);
  async function take() {
    setBusy(true);
    try {
      await downloadCsv(path, name);
    } catch {
      say('error', messages.csvFailed);
    }
    setBusy(false);
  }
  return {
    busy,
    download: () => {
      void take();
    },
  };
}
