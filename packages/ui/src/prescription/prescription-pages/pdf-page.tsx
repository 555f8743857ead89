'use client';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../base/notice/notice.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';
import { drawPage, ratioOf, textOf } from './draw-page.ts';
import type { PdfFile } from './pdf-file.ts';

interface LookProps {
  /** The first one is 1. */
  number: number;
  /** What it shows, in words. */
  label: string;
  /** How many times as wide as its frame. */
  zoom: number;
  /** Quarter turns to the left. */
  turns: number;
}
interface PdfPageProps extends LookProps {
  /** The file that it is of. */
  pdf: PdfFile;
  /** In view, or nearly: else it is an empty place. */
  near: boolean;
}

/** One page of a PDF, drawn while it is near. */
export function PdfPage({ pdf, near, ...look }: PdfPageProps) {
  const { number, turns } = look,
    { document, first } = pdf;
  const [page, setPage] = useState(number === 1 ? first : undefined);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!near || page) return undefined;
    let gone = false;
    document.getPage(number).then(
      (got) => {
        if (!gone) setPage(got);
      },
      () => {
        if (!gone) setLost(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [document, number, near, page]);
  return (
    <div
      data-page={number}
      className="relative w-full"
      style={{ aspectRatio: ratioOf(page ?? first, turns) }}
    >
      {lost && <PageFailed number={number} />}
      {!lost && !(near && page) && <Skeleton shape="square" className="absolute inset-0" />}
      {near && page && <Drawing page={page} {...look} />}
    </div>
  );
}

function Drawing({ page, number, label, zoom, turns }: LookProps & { page: PDFPageProxy }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const [text, setText] = useState('');
  useEffect(() => {
    let gone = false;
    textOf(page).then(
      (typed) => {
        if (!gone) setText(typed);
      },
      () => {
        /* a picture has no words either */
      },
    );
    return () => {
      gone = true;
      page.cleanup();
    };
  }, [page]);
  useEffect(() => {
    const node = canvas.current;
    if (!node) return undefined;
    return drawPage(page, node, {
      turns,
      done: () => setState('drawn'),
      failed: () => setState('failed'),
    });
  }, [page, zoom, turns]);
  if (state === 'failed') return <PageFailed number={number} />;
  return (
    <>
      {state === 'waiting' && <Skeleton shape="square" className="absolute inset-0" />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        data-state={state}
        data-turns={turns % 4}
        className="size-full object-contain"
      />
      {text && <p className="sr-only">{text}</p>}
    </>
  );
}

function PageFailed({ number }: Pick<LookProps, 'number'>) {
  const messages = useMessages('review', reviewMessages).sheet;
  return (
    <Notice tone="danger" title={messages.pageFailed(count(number))}>
      {messages.pdfFailedText}
    </Notice>
  );
}
