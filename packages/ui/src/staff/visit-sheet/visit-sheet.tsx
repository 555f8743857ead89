'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { visitBoardMessages } from '../visit-board-messages.en.ts';
import type { VisitBoardCardProps } from '../visit-board-card/visit-board-card.tsx';

export interface VisitSheetProps extends Omit<ComponentProps<'table'>, 'children' | 'title'> {
  /** Whose visits of which day: the table's caption. */
  title: string;
  /** In order of time. */
  visits: ReadonlyArray<
    Pick<
      VisitBoardCardProps,
      'step' | 'service' | 'startsAt' | 'address' | 'distanceKm' | 'patient' | 'notes' | 'duePaise' | 'nurse'
    > & { id: string }
  >;
}
const cell = 'px-3 py-2';

/** For the printer: the visits of a team and a day, to be taken along. No code stands on it: that is the patient's to say. */
export function VisitSheet({ title, visits, className, ...props }: VisitSheetProps) {
  const messages = useMessages('visitBoard', visitBoardMessages);
  return (
    <table
      data-slot="visit-sheet"
      {...props}
      className={cn('w-full text-start text-meta wrap-anywhere', className)}
    >
      <caption className="pb-2 text-start text-lead font-strong">{title}</caption>
      <thead>
        <tr className="border-b border-current">
          {[
            messages.sheetTime,
            messages.sheetVisit,
            messages.sheetPatient,
            messages.sheetAddress,
            messages.sheetDue,
            messages.who,
          ].map((head) => (
            <th key={head} scope="col" className="px-3 py-1 text-start font-strong">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {visits.map(
          ({ id, step, service, startsAt, address, distanceKm, patient, notes, duePaise, nurse }) => (
            <tr key={id} className="border-b border-current">
              <td className={cn(cell, 'font-strong whitespace-nowrap')}>
                {messages.time(indian(startsAt)[4])}
              </td>
              <td className={cell}>
                {service}
                <span className="block">{messages.steps[step]}</span>
                {notes && <span className="block">{notes}</span>}
              </td>
              <td className={cell}>
                {patient.name}
                <span className="block whitespace-nowrap">{groupMobile(patient.mobile)}</span>
              </td>
              <td className={cell}>
                {address}
                {distanceKm !== null && ` · ${messages.km(distanceKm)}`}
              </td>
              <td className={cell}>{duePaise > 0 ? formatPaise(duePaise) : messages.paid}</td>
              <td className={cell}>{nurse?.name ?? messages.nobody}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
