// Only stories import this file.
const svgUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
/** A photo of a sheet of paper with a few lines, cut square. */
export const squarePhoto = svgUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56'><path fill='tan' d='M0 0h56v56H0z'/><path fill='white' d='M10 5l36-2 2 50-38 1z'/><path stroke='steelblue' stroke-width='2' d='M16 14h12M16 24h26M16 31h22M16 38h26M30 47h12'/></svg>",
);
/** A screenshot of many screens, scrolled together. */
export const longScreenshot = svgUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' width='1080' height='20000' viewBox='0 0 54 1000'><path fill='white' d='M0 0h54v1000H0z'/><path stroke='steelblue' stroke-width='4' stroke-dasharray='2 8' d='M10 4v992M24 4v992M38 4v992'/></svg>",
);
/** A photo of a sheet of paper with a few lines. */
export const photo = svgUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 72'><path fill='tan' d='M0 0h56v72H0z'/><path fill='white' d='M8 5l40-2 2 64-42 2z'/><path stroke='steelblue' stroke-width='2' d='M14 14h14M14 26h28M14 34h24M14 42h28M30 58h14'/></svg>",
);

/** Two lines of a cart that a pharmacist proposes. */
export const omezen = {
  id: 3,
  name: 'Omezen 20',
  pack: 'Strip of 15 capsules',
  pricePaise: 5625,
  quantity: 2,
  prescriptionRequired: false,
};
export const azilide = {
  id: 4,
  name: 'Azilide 500',
  pack: 'Strip of 3 tablets',
  pricePaise: 11_940,
  quantity: 1,
  left: 1,
  prescriptionRequired: true,
};

/** A PDF of as many pages: a frame, a line and what is written on each. Its table of objects is left to be found by whoever reads it. */
export function pdfOf(
  pages: readonly string[],
  {
    trailer = '',
    content = '',
    picture = '',
  }: {
    trailer?: string;
    /** Drawn on each page. */ content?: string;
    /** An image, /I1. */ picture?: string;
  } = {},
): Blob {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, i) => `${5 + 2 * i} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    streamOf('/Type /XObject /Subtype /Image /Width 8 /Height 8 /Filter /JPXDecode', picture),
    ...pages.flatMap((text, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> /XObject << /I1 4 0 R >> >> /Contents ${6 + 2 * i} 0 R >>`,
      streamOf(
        '',
        `0.27 0.51 0.71 RG 6 w 40 40 515 762 re S 80 600 m 420 600 l S BT /F1 28 Tf 80 700 Td (${text}) Tj ET ${content}`,
      ),
    ]),
  ];
  return new Blob(
    [
      '%PDF-1.7\n',
      ...objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`),
      `trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`,
    ],
    { type: 'application/pdf' },
  );
}
const streamOf = (dictionary: string, data: string) =>
  `<< /Length ${data.length} ${dictionary} >>\nstream\n${data}\nendstream`;
/** Until a page of a PDF is drawn, or said not to be. */
export async function drawn({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (canvasElement.querySelector('canvas[data-state="drawn"], [role="alert"]')) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('no page is drawn');
}
