'use client';
// The roles that the elements have by nature are written out: a browser forgets them once the table is laid out otherwise.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
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
const row = 'border-b border-current max-xs:flex max-xs:flex-col max-xs:py-2';
const cell = 'px-3 py-2 max-xs:px-0 max-xs:py-0';

/** For the printer: the visits of a team and a day, to be taken along; below each other where there is no room for columns. No code stands on it: that is the patient's to say. */
export function VisitSheet({ title, visits, className, ...props }: VisitSheetProps) {
  const messages = useMessages('visitBoard', visitBoardMessages);
  return (
    <table
      data-slot="visit-sheet"
      role="table"
      {...props}
      className={cn('w-full text-start text-meta wrap-break-word max-xs:block', className)}
    >
      <caption className="pb-2 text-start text-lead font-strong wrap-anywhere max-xs:block">{title}</caption>
      <thead role="rowgroup" className="max-xs:hidden">
        <tr role="row" className="border-b border-current">
          {[
            messages.sheetTime,
            messages.sheetVisit,
            messages.sheetPatient,
            messages.sheetAddress,
            messages.sheetDue,
            messages.who,
          ].map((head) => (
            <th key={head} role="columnheader" scope="col" className="px-3 py-1 text-start font-strong">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-xs:block">
        {visits.length === 0 && (
          <tr role="row" className={row}>
            <td role="cell" colSpan={6} className={cell}>
              {messages.sheetEmpty}
            </td>
          </tr>
        )}
        {visits.map(
          ({ id, step, service, startsAt, address, distanceKm, patient, notes, duePaise, nurse }) => (
            <tr key={id} role="row" className={row}>
              <td role="cell" className={cn(cell, 'font-strong whitespace-nowrap')}>
                {messages.time(indian(startsAt)[4])}
              </td>
              <td role="cell" className={cell}>
                <span>{service}</span>
                <span className="block">{messages.steps[step]}</span>
                {notes && <span className="block">{notes}</span>}
              </td>
              <td role="cell" className={cell}>
                <span translate="no">{patient.name}</span>
                <span translate="no" className="block whitespace-nowrap">
                  {groupMobile(patient.mobile)}
                </span>
              </td>
              <td role="cell" className={cell}>
                <span>{address}</span>
                {distanceKm !== null && <span>{` · ${messages.km(distanceKm)}`}</span>}
              </td>
              <td role="cell" className={cn(cell, 'whitespace-nowrap', duePaise > 0 && 'max-xs:font-strong')}>
                {duePaise > 0 ? formatPaise(duePaise) : messages.paid}
              </td>
              <td role="cell" className={cell}>
                {nurse?.name ?? messages.nobody}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
