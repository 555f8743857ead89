'use client';
import { useRef, useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { PrescriptionPages, type PdfFault } from '../prescription-pages/prescription-pages.tsx';
import { reviewMessages } from '../review-messages.en.ts';
import { useKeyDown } from '../undo-bar/undo-bar.tsx';

export interface PrescriptionSheetProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** An image or a PDF. */
  kind: 'image' | 'pdf';
  /** What of the file has arrived. */
  file:
    | { state: 'loading' }
    | { state: 'error'; onRetry: () => void }
    | { state: 'ready'; /** Of a blob, as a rule. */ url: string; /** A PDF, to be drawn. */ pdf?: Blob };
  /** Whom it is for. */
  patientName: string;
  /** + and - zoom and 0 fits it, wherever focus is. */
  keys?: boolean;
}

/** How many times as wide as its frame. */
const zooms = [1, 1.5, 2, 3] as const;
/** Steps by key; 0 fits the frame. */
const zoomKeys: Partial<Record<string, number>> = { '+': 1, '=': 1, '-': -1, '0': 0 };

/** Height/width ratio above which a picture fills the frame's width. */
const LONG_RATIO = 2;

/** A prescription as it was uploaded, to be read: larger, smaller, turned, and scrolled by keys. A PDF is drawn page by page, and also opens in a reader of one's own. */
export function PrescriptionSheet({
  kind,
  file,
  patientName,
  keys = false,
  className,
  ...props
}: PrescriptionSheetProps) {
  const messages = useMessages('review', reviewMessages).sheet;
  const common = useMessages('base', baseMessages);
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const [broken, setBroken] = useState<{ url: string; fault?: PdfFault }>();
  /** A long screenshot: width over height. */
  const [long, setLong] = useState<{ url: string; ratio: number }>();
  const [place, setPlace] = useState<{ page: number; of: number }>();
  const zoom = zooms[step] ?? 1,
    percent = `${zoom * 100} %`;
  const zoomBy = (by: number) =>
    setStep((now) => (by === 0 ? 0 : Math.min(zooms.length - 1, Math.max(0, now + by))));
  const frame = useRef<HTMLDivElement>(null);
  useKeyDown(keys, (event) => {
    const by = zoomKeys[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
    zoomBy(by);
  });
  const url = file.state === 'ready' ? file.url : undefined,
    isBroken = url !== undefined && broken?.url === url;
  // A PDF that nobody draws opens by its link.
  const pdf = file.state === 'ready' && kind === 'pdf' && !isBroken ? file.pdf : undefined;
  const shown = (file.state === 'ready' && kind === 'image' && !isBroken) || pdf !== undefined;
  const openPdf = (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-target items-center rounded-small font-medium text-accent-text underline underline-offset-4"
    >
      {messages.openPdf}
    </a>
  );
  return (
    <div
      data-slot="prescription-sheet"
      data-state={file.state}
      {...props}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      {file.state === 'loading' && (
        <>
          <p role="status" className="sr-only">
            {common.loading}
          </p>
          <Skeleton shape="card" className="aspect-square w-full" />
        </>
      )}
      {file.state === 'error' && (
        <>
          <Notice tone="danger" title={messages.failed} />
          <Button tone="plain" onClick={file.onRetry} className="self-start">
            <Icon name="icon-rotate-ccw" />
            <span>{common.retry}</span>
          </Button>
        </>
      )}
      {isBroken && (
        <Notice
          tone="danger"
          title={broken?.fault === undefined ? messages.failed : messages.pdfFailed[broken.fault]}
        >
          {broken?.fault !== undefined && messages.pdfFailedText}
        </Notice>
      )}
      {file.state === 'ready' && kind === 'pdf' && !pdf && (
        <div className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface-sunken p-4 py-8 text-center">
          <Icon name="icon-file-text" className="text-page text-accent-text" />
          <span>{openPdf}</span>
        </div>
      )}
      {shown && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <IconButton
              label={messages.smaller}
              icon="icon-minus"
              tone="plain"
              aria-disabled={step === 0 || undefined}
              onClick={() => zoomBy(-1)}
            />
            <span role="status" className="min-w-target text-center text-meta tabular-nums">
              {percent}
            </span>
            <IconButton
              label={messages.larger}
              icon="icon-plus"
              tone="plain"
              aria-disabled={step === zooms.length - 1 || undefined}
              onClick={() => zoomBy(1)}
            />
            <IconButton
              label={messages.turn}
              icon="icon-rotate-ccw"
              tone="plain"
              onClick={() => setTurns(turns + 1)}
            />
            {pdf && (
              <>
                <span role="status" className="text-meta text-content-muted tabular-nums">
                  {place && messages.page(count(place.page), count(place.of))}
                </span>
                {openPdf}
              </>
            )}
          </div>
          {/* A square, so that it fits whichever way it is turned. */}
          <div
            ref={frame}
            onPointerMove={({ buttons, movementX, movementY, pointerType }) => {
              // A finger scrolls it by itself.
              if (pointerType === 'mouse' && buttons === 1) frame.current?.scrollBy(-movementX, -movementY);
            }}
            role="region"
            aria-label={messages.region}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that arrows scroll it
            tabIndex={0}
            className="max-h-[45dvh] overflow-x-auto overflow-y-auto rounded-card border border-line bg-surface-sunken lg:max-h-[85dvh]"
          >
            {pdf ? (
              <PrescriptionPages
                key={url}
                file={pdf}
                patientName={patientName}
                zoom={zoom}
                turns={turns}
                onPlace={setPlace}
                onFail={(fault) => setBroken({ url: url!, fault })}
              />
            ) : (
              <div
                className="aspect-square"
                style={{
                  width: `${zoom * 100}%`,
                  // Full width with scrolling: illegible in a square otherwise.
                  ...(long && long.url === url && turns % 2 === 0 && { aspectRatio: long.ratio }),
                }}
              >
                <img
                  src={url}
                  onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                    setLong(
                      naturalHeight > naturalWidth * LONG_RATIO
                        ? { url: url!, ratio: naturalWidth / naturalHeight }
                        : undefined,
                    )
                  }
                  alt={messages.alt(patientName)}
                  draggable={false}
                  data-turns={turns % 4}
                  onError={() => setBroken({ url: url! })}
                  className="size-full object-contain"
                  style={{ transform: `rotate(${turns * -90}deg)` }}
                />
              </div>
            )}
          </div>
        </>
      )}
    </div>
  );
}
