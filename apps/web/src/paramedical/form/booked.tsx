import { useEffect, useState } from 'react';
import { focusHeading } from '../../app/focus-and-scroll.ts';
import { fileName, saveFile } from '../../order/public.ts';
import { BookedView } from './booked-view.tsx';
import type { BookedHere } from './draft.ts';

export interface BookedProps {
  booked: BookedHere;
}
/** Loaded once it is booked. */
export function Booked({ booked }: BookedProps) {
  const [fetching, setFetching] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => focusHeading(), []);
  async function save() {
    setFetching(true);
    setFailed(false);
    try {
      await saveFile(booked.slip!, fileName(booked.id));
    } catch {
      setFailed(true);
    }
    setFetching(false);
  }
  return (
    <BookedView
      booked={booked}
      fetching={fetching}
      slipFailed={failed}
      onSlip={() => {
        void save();
      }}
    />
  );
}
