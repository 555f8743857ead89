import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { pdfAssets } from './pdf-assets.ts';

/** Why a PDF cannot be shown in place. */
export type PdfFault = 'locked' | 'empty' | 'unreadable';
export interface PdfFile {
  document: PDFDocumentProxy;
  /** The others are taken to be as large until they are near. */
  first: PDFPageProxy;
  /** Frees what it took, the worker too. */
  close: () => void;
}
export class PdfUnshown extends Error {
  readonly fault: PdfFault;
  constructor(fault: PdfFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A file that is made to keep its reader busy is given up. */
const OPEN_MS = 20_000;
/** Pixels of a picture in it: more than any scan of a sheet has. */
const IMAGE_PIXELS = 2 ** 26;
class OwnAssets {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = pdfAssets[filename],
      answer = url === undefined ? undefined : await fetch(url);
    if (!answer?.ok) throw new Error(`${filename} is not here`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** Opens a PDF by pdf.js, which comes with the first one. No script of it runs, nothing that it names is fetched, and a page that is not drawn whole fails. */
export async function openPdf(file: Blob): Promise<PdfFile> {
  const [{ getDocument, PDFWorker }, bytes] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    file.arrayBuffer(),
  ]);
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  });
  const worker = PDFWorker.create({ port, verbosity: 0 });
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    BinaryDataFactory: OwnAssets,
    useWorkerFetch: false,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: true,
    maxImageSize: IMAGE_PIXELS,
    verbosity: 0,
  });
  const open = async () => {
    const document = await task.promise;
    if (document.numPages < 1) throw new PdfUnshown('empty');
    return { document, first: await document.getPage(1), close };
  };
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  let late: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      open(),
      new Promise<never>((_, reject) => {
        late = setTimeout(() => reject(new PdfUnshown('unreadable')), OPEN_MS);
        port.addEventListener('error', () => reject(new PdfUnshown('unreadable')));
      }),
    ]);
  } catch (error) {
    close();
    if (error instanceof PdfUnshown) throw error;
    throw new PdfUnshown(
      error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable',
    );
  } finally {
    clearTimeout(late);
  }
}
