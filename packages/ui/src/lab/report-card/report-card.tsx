'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { reportMessages } from '../report-messages.en.ts';
import { ReportTrend, type ReportTrendProps } from '../report-trend/report-trend.tsx';

type Value = Pick<ReportTrendProps, 'label' | 'value' | 'unit' | 'low' | 'high' | 'level' | 'earlier'>;
export interface ReportCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What was tested. */
  tests: readonly string[];
  /** Of whom it is. */
  patient: string;
  /** ISO instant of the sample. */
  collectedAt: string;
  /** Those that were entered beside the PDF. */
  values: readonly Value[];
  /** How far opening the PDF is. */
  state: 'idle' | 'opening' | 'failed';
  /** A link to the PDF, where the browser let no tab open. */
  openedHref?: string | undefined;
  /** Opens the PDF. */
  onOpen: () => void;
}

/** A lab's report: what was tested and when, its PDF, and its values. */
export function ReportCard({
  tests,
  patient,
  collectedAt,
  values,
  state,
  openedHref,
  onOpen,
  className,
  ...props
}: ReportCardProps) {
  const messages = useMessages('report', reportMessages);
  const id = useId();
  const title = tests.join(', ') || messages.report;
  return (
    <article
      data-slot="report-card"
      data-state={state}
      aria-labelledby={id}
      {...props}
      className={cn(
        'flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 wrap-anywhere md:p-5',
        className,
      )}
    >
      <div className="flex flex-col gap-1">
        <h3 id={id} className="text-lead">
          {title}
        </h3>
        <p className="text-content-muted tabular-nums">
          <span>{`${messages.of(patient)} · `}</span>
          <time dateTime={collectedAt}>{messages.collected(messages.day(...indian(collectedAt)))}</time>
        </p>
      </div>
      {state === 'failed' && <Notice tone="danger">{messages.failed}</Notice>}
      {openedHref ? (
        <LinkButton href={openedHref} target="_blank" tone="plain" wide>
          <Icon name="icon-file-text" />
          <span>{messages.openHere}</span>
        </LinkButton>
      ) : (
        <Button
          tone="plain"
          wide
          busy={state === 'opening'}
          aria-label={state === 'opening' ? undefined : messages.openOf(title)}
          onClick={onOpen}
        >
          {state !== 'opening' && <Icon name="icon-file-text" />}
          <span>{state === 'opening' ? messages.opening : messages.open}</span>
        </Button>
      )}
      {values.length === 0 ? (
        <p className="text-content-muted">{messages.noValues}</p>
      ) : (
        <section aria-label={messages.values} className="flex flex-col gap-3">
          <ul className="divide-y divide-line">
            {values.map(({ label, value, unit, low, high, level, earlier }) => (
              <li key={`${label} ${value} ${unit}`} className="py-3">
                <ReportTrend
                  label={label}
                  value={value}
                  unit={unit}
                  low={low}
                  high={high}
                  level={level}
                  earlier={earlier}
                />
              </li>
            ))}
          </ul>
          <p className="text-meta text-content-muted">{messages.ranges}</p>
        </section>
      )}
    </article>
  );
}
