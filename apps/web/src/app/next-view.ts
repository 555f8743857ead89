let wanted: (() => void) | undefined;
/** Calls it once, when the next page is in the document and before it is painted. */
export const onNextView = (call: () => void): void => {
  wanted = call;
};
/** Of whoever knows that there is another page. */
export const viewChanged = (): void => {
  wanted?.();
  wanted = undefined;
};
