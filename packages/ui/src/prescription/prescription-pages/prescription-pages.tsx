'use client';
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';
import { openPdf, PdfUnshown, type PdfFault, type PdfFile } from './pdf-file.ts';
import { PdfPage } from './pdf-page.tsx';

export type { PdfFault } from './pdf-file.ts';
export interface PrescriptionPagesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A PDF. Mount it anew (`key`) for another one. */
  file: Blob;
  /** Whom it is for. */
  patientName: string;
  /** How many times as wide as its frame. */
  zoom: number;
  /** Quarter turns to the left. */
  turns: number;
  /** Gets which page is in the middle of the frame, from 1. */
  onPlace: (place: { page: number; of: number }) => void;
  /** Gets why it cannot be shown. */
  onFail: (fault: PdfFault) => void;
}

/** More is no prescription: they can be seen in a reader of one's own. */
export const PAGES_MAX = 200;

/** Pages of a PDF one below the other, drawn as they come near: what holds it scrolls. */
export function PrescriptionPages({
  file,
  patientName,
  zoom,
  turns,
  onPlace,
  onFail,
  className,
  ref,
  ...props
}: PrescriptionPagesProps) {
  const common = useMessages('base', baseMessages);
  const messages = useMessages('review', reviewMessages).sheet;
  const list = useRef<HTMLDivElement>(null);
  const [pdf, setPdf] = useState<PdfFile>();
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([1]));
  const tellFault = useEffectEvent(onFail),
    tellPlace = useEffectEvent(onPlace);
  useEffect(() => {
    let gone = false,
      close: (() => void) | undefined;
    openPdf(file).then(
      (got) => {
        if (gone) {
          got.close();
          return;
        }
        close = got.close;
        setPdf(got);
        tellPlace({ page: 1, of: got.document.numPages });
      },
      (error: unknown) => {
        if (!gone) tellFault(error instanceof PdfUnshown ? error.fault : 'unreadable');
      },
    );
    return () => {
      gone = true;
      close?.();
      setPdf(undefined);
    };
  }, [file]);
  useEffect(() => {
    const node = list.current;
    if (!pdf || !node) return undefined;
    const of = pdf.document.numPages,
      // What holds the element, and scrolls.
      root = node.parentElement?.parentElement ?? null;
    const numberOf = (target: Element) => Number(target.getAttribute('data-page'));
    const nearness = new IntersectionObserver(
      (entries) =>
        setNear((now) => {
          const next = new Set(now);
          for (const { target, isIntersecting } of entries)
            next[isIntersecting ? 'add' : 'delete'](numberOf(target));
          return next;
        }),
      { root, rootMargin: '100% 0px' },
    );
    // A line across the middle: the page that it crosses is the one that is read.
    const middle = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting);
        if (read) tellPlace({ page: numberOf(read.target), of });
      },
      { root, rootMargin: '-50% 0px' },
    );
    for (const page of node.querySelectorAll('[data-page]')) {
      nearness.observe(page);
      middle.observe(page);
    }
    return () => {
      nearness.disconnect();
      middle.disconnect();
    };
  }, [pdf]);
  const of = pdf?.document.numPages ?? 0;
  return (
    <div
      ref={ref}
      data-slot="prescription-pages"
      data-state={pdf ? 'ready' : 'loading'}
      {...props}
      className={cn('min-w-0', className)}
    >
      {!pdf && (
        <>
          <p role="status" className="sr-only">
            {common.loading}
          </p>
          <Skeleton shape="square" className="aspect-square w-full" />
        </>
      )}
      {pdf && (
        <div ref={list} className="flex flex-col gap-3" style={{ width: `${zoom * 100}%` }}>
          {Array.from({ length: Math.min(of, PAGES_MAX) }, (_, i) => (
            <PdfPage
              key={i}
              pdf={pdf}
              number={i + 1}
              label={messages.pageOf(patientName, count(i + 1), count(of))}
              near={near.has(i + 1)}
              zoom={zoom}
              turns={turns}
            />
          ))}
          {of > PAGES_MAX && <p className="p-4">{messages.pagesLeft(of - PAGES_MAX)}</p>}
        </div>
      )}
    </div>
  );
}
