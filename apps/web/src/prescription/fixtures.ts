// Only stories import this file.
/** A photo of a sheet of paper with a few lines. */
export const photo = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 72'><path fill='tan' d='M0 0h56v72H0z'/><path fill='white' d='M8 5l40-2 2 64-42 2z'/><path stroke='steelblue' stroke-width='2' d='M14 14h14M14 26h28M14 34h24M14 42h28M30 58h14'/></svg>")}`;
