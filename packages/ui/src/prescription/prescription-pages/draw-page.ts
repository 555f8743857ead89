import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';

/** Pixels of a drawn page: sharp at three times its frame, and within what phones hold. */
const PIXELS = 2 ** 23;
/** Letters of a page that are read out: no sheet has more. */
const LETTERS = 10_000;
/** So thin a page is drawn within a thicker one. */
const THIN = 5;

/** Width by height as it is drawn. */
export function ratioOf(page: PDFPageProxy, turns: number): number {
  const { width, height } = page.getViewport({ scale: 1, rotation: rotationOf(page, turns) });
  const ratio = width / height;
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(THIN, Math.max(1 / THIN, ratio)) : 1;
}
const rotationOf = ({ rotate }: PDFPageProxy, turns: number) => (((rotate - turns * 90) % 360) + 360) % 360;

/** A picture that pdf.js cannot read it leaves out without a word: its place would look empty. */
const isWhole = ({ objs, commonObjs }: PDFPageProxy) =>
  [objs, commonObjs].every((all) => [...all].every(([, found]) => found !== null));

/** Draws a page beside, and then at once: what stood there stays until then. Answers how to stop it. */
export function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  { turns, done, failed }: { turns: number; done: () => void; failed: () => void },
): () => void {
  let stopped = false,
    task: RenderTask | undefined;
  const draw = async () => {
    const rotation = rotationOf(page, turns),
      whole = page.getViewport({ scale: 1, rotation });
    const wanted = (canvas.clientWidth * devicePixelRatio) / whole.width,
      scale = Math.min(wanted, Math.sqrt(PIXELS / (whole.width * whole.height)));
    const viewport = page.getViewport({ scale, rotation });
    const beside = document.createElement('canvas');
    beside.width = Math.max(1, Math.round(viewport.width));
    beside.height = Math.max(1, Math.round(viewport.height));
    task = page.render({ canvas: beside, viewport });
    await task.promise;
    if (stopped) return;
    if (!isWhole(page)) {
      failed();
      return;
    }
    canvas.width = beside.width;
    canvas.height = beside.height;
    canvas.getContext('2d')?.drawImage(beside, 0, 0);
    done();
  };
  draw().catch(() => {
    if (!stopped) failed();
  });
  return () => {
    stopped = true;
    task?.cancel();
  };
}

/** What is typed on a page, as it is read out. */
export async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('')
    .slice(0, LETTERS);
}
