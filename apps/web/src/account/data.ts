import { myOrders } from '@doorstep/contract/order.routes';
import { listWishlist } from '@doorstep/contract/wishlist.routes';
import { answers } from '../app/use-call.ts';
import { useCall } from './call.ts';

const { useCall: useOtherCall } = answers({ listWishlist, myOrders });

export const useProfile = () => useCall('getProfile');
export const useMyOrders = () => useOtherCall('myOrders');
export const useWishlist = () => useOtherCall('listWishlist');
export const useAccountPreferences = () => useCall('getPreferences');
/** Latest first: the first of a purpose is what counts. */
export const useSessions = () => useCall('listSessions');
export const useAccessLog = () => useCall('getAccessLog');
