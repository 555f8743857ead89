'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { count } from '../../messages/plural.ts';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { sheetMessages } from '../sheet-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface PackingSlipProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Of the shop. */
  brandName: string;
  /** The order's number as the server knows it. */
  orderId: string;
  /** ISO instant. */
  placedAt: string;
  /** Who receives it. */
  patientName: string;
  /** Whom the rider calls. */
  mobile: string;
  /** In one line. */
  address: string;
  /** What is sent. */
  lines: ReadonlyArray<{
    position: number;
    name: string;
    /** Below the name: what it is easily taken for. */
    note?: ReactNode;
    pack?: string | null | undefined;
    quantity: number;
  }>;
}

const sheet = 'flex flex-col gap-4 p-4 print:p-0 wrap-anywhere';

/** For the printer: an A5 slip that goes into the bag, and an A6 label that goes on it. On the label stands no medicine, and on neither a price: others read it too. */
export function PackingSlip({
  brandName,
  orderId,
  placedAt,
  patientName,
  mobile,
  address,
  lines,
  className,
  ...props
}: PackingSlipProps) {
  const messages = useMessages('sheet', sheetMessages);
  const packs = lines.reduce((all, { quantity }) => all + quantity, 0);
  return (
    <div data-slot="packing-slip" {...props} className={cn('flex flex-col gap-6', className)}>
      <section aria-label={messages.slip} className={cn(sheet, '[page:slip]')}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p translate="no" className="text-title font-strong">
            {orderId}
          </p>
          <p translate="no">{brandName}</p>
        </div>
        <p className="text-meta">
          {`${patientName} · ${messages.placed}: ${messages.moment(...indian(placedAt))}`}
        </p>
        <table className="w-full text-start">
          <thead>
            <tr className="border-b border-current text-meta">
              <th className="py-1 text-start font-strong">{messages.medicine}</th>
              <th className="px-3 py-1 text-end font-strong">{messages.quantity}</th>
              <th className="py-1 text-end font-strong">{messages.packed}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ position, name, note, pack, quantity }) => (
              <tr key={position} className="border-b border-current">
                <td className="py-2">
                  <span className="font-strong">{name}</span>
                  {wrapText(note)}
                  {pack && <span className="block text-meta">{pack}</span>}
                </td>
                <td className="px-3 py-2 text-end text-lead font-strong tabular-nums">{count(quantity)}</td>
                <td aria-label={messages.packed} className="py-2">
                  <span className="ms-auto block size-6 rounded-small border border-current" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="font-strong">{messages.packs(packs)}</p>
      </section>
      <section
        aria-label={messages.label}
        className={cn(sheet, 'border-t border-dashed border-current print:border-0 [page:label]')}
      >
        <p className="text-meta">{messages.to}</p>
        <div>
          <p translate="no" className="text-heading font-strong">
            {patientName}
          </p>
          <p className="text-lead">{address}</p>
        </div>
        <p translate="no" className="text-title font-strong tabular-nums">
          {mobile}
        </p>
        <p className="flex flex-wrap justify-between gap-x-4 border-t border-current pt-2">
          <span translate="no" className="font-strong">
            {orderId}
          </span>
          <span>{messages.packs(packs)}</span>
          <span translate="no">{brandName}</span>
        </p>
      </section>
    </div>
  );
}
