import { useCall } from './use-call.ts';

/** How many of everything the shop has; undefined while that is not known. */
export function useShopCounts() {
  const counts = useCall('countShop');
  return counts.state === 'ready' ? counts.data.data : undefined;
}
