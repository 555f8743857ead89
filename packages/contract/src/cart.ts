/** Safety T7: 1 to 99 packs of one medicine, 50 medicines. */
export const QTY_MAX = 99;
export const LINES_MAX = 50;
