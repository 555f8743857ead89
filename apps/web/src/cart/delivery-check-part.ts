import { lazyPart } from '../app/route.tsx';

/** When something comes to a pincode, for a page that shows it far below its first screen. */
export const deliveryCheckPart = lazyPart<{ waits: boolean }>(async () => ({
  default: (await import('./delivery.tsx')).Delivery,
}));
