import type { DisplaySheetProps } from '@doorstep/ui/home/display-sheet';
import { lazyPart } from './route.tsx';

/** Brings the library of dialogs with it: fetched when it is opened. */
export const displayPart = lazyPart<DisplaySheetProps>(() =>
  import('@doorstep/ui/home/display-sheet').then((sheet) => ({ default: sheet.DisplaySheet })),
);
