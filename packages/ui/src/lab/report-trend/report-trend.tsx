'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { indian } from '../../messages/indian.ts';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { reportMessages } from '../report-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface ReportTrendProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was measured. */
  label: string;
  /** What the lab measured. */
  value: number;
  /** '%', 'mg/dL'; '' for none. */
  unit: string;
  /** The range's lower end, as the lab printed it; null for none. */
  low: number | null;
  /** Its upper end. */
  high: number | null;
  /** How the value stands to the range. */
  level: 'low' | 'a-little-low' | 'in-range' | 'a-little-high' | 'high' | 'unknown';
  /** The same value of the report before, with the ISO instant of its sample. */
  earlier?: { value: number; at: string } | null;
}

const WIDTH = 100;
/** Where the range begins and ends on the bar, and where the value stands, from 0 to 100; at either side of the range is room. */
function barOf(value: number, low: number | null, high: number | null) {
  const from = low ?? Math.min(0, value, high ?? 0),
    to = high ?? Math.max(value, from + Math.abs(from)) * 1.2,
    room = (to - from || Math.abs(to) || 1) / 2;
  const begin = low === null ? from : from - room,
    length = to + (high === null ? 0 : room) - begin || 1;
  const at = (n: number) => Math.min(WIDTH, Math.max(0, ((n - begin) / length) * WIDTH));
  return { from: at(from), to: at(to), value: Math.min(WIDTH - 2, Math.max(2, at(value))) };
}
/** '462500.5' → '4,62,500.5': the whole part alone. */
const grouped = (number: string): string => number.replace(/\d+/, (whole) => count(Number(whole)));
const decimals = (n: number) => (String(n).split('.')[1] ?? '').length;
/** '+0.4': no longer than the values themselves. */
function changeOf(now: number, before: number): string {
  const change = (now - before).toFixed(Math.max(decimals(now), decimals(before)));
  const sign = Math.sign(Number(change));
  return sign === 0 ? '' : (sign > 0 ? '+' : '') + grouped(change.replace('-', '−'));
}

/** One value of a report: what it is now, its range, and what it was before. It says where a value stands, and never what that means. */
export function ReportTrend({
  label,
  value,
  unit,
  low,
  high,
  level,
  earlier,
  className,
  ...props
}: ReportTrendProps) {
  const messages = useMessages('report', reportMessages);
  const shown = (n: number) => grouped(String(n));
  const withUnit = (n: number) => (unit ? `${shown(n)} ${unit}` : shown(n));
  const range =
    low !== null && high !== null
      ? messages.between(shown(low), withUnit(high))
      : low !== null
        ? messages.from(withUnit(low))
        : high !== null
          ? messages.upTo(withUnit(high))
          : undefined;
  const bar = range === undefined ? undefined : barOf(value, low, high);
  const out = level !== 'in-range' && level !== 'unknown';
  const change = earlier ? changeOf(value, earlier.value) : '';
  const since = earlier && messages.shortDay(...indian(earlier.at));
  return (
    <div
      data-slot="report-trend"
      data-state={level}
      {...props}
      className={cn('flex flex-col gap-2 wrap-anywhere', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p>{label}</p>
        <p className="text-lead font-strong tabular-nums">{withUnit(value)}</p>
      </div>
      {bar && (
        <svg aria-hidden viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" width="100%" height="12">
          <rect y="2" width={WIDTH} height="4" fill="currentColor" opacity="0.15" />
          <rect
            x={bar.from}
            y="2"
            width={bar.to - bar.from}
            height="4"
            fill="currentColor"
            className="text-accent-text"
          />
          <rect x={bar.value - 0.75} width="1.5" height="8" fill="currentColor" />
        </svg>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-meta tabular-nums">
        <span className={cn('flex gap-1.5', out && 'font-strong')}>
          {out && <Icon name="icon-info" className="mt-[0.125em]" />}
          {wrapText(messages.levels[level])}
        </span>
        {range && <span className="text-content-muted">{range}</span>}
      </p>
      {earlier && since && (
        <p className="flex flex-wrap justify-between gap-x-4 text-meta text-content-muted tabular-nums">
          <span>{messages.earlier(withUnit(earlier.value), messages.day(...indian(earlier.at)))}</span>
          <span>{change ? messages.change(change, since) : messages.same(since)}</span>
        </p>
      )}
    </div>
  );
}
