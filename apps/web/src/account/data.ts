import { myOrders } from '@doorstep/contract/order.routes';
import { listWishlist } from '@doorstep/contract/wishlist.routes';
import { answers } from '../app/use-call.ts';
import { useCall } from './call.ts';

const { useCall: useOtherCall } = answers({ listWishlist, myOrders });

export const useProfile = (wanted = true) => useCall('getProfile', wanted ? {} : null);
/** Of the profile's tab. */
const ORDERS_PAGE_SIZE = 10;
export const useMyOrders = (page = 1) =>
  useOtherCall('myOrders', { query: { page, limit: ORDERS_PAGE_SIZE } });
export const useWishlist = (page = 1) => useOtherCall('listWishlist', { query: { page } });
export const useAccountPreferences = () => useCall('getPreferences');
/** Latest first: the first of a purpose is what counts. */
export const useSessions = () => useCall('listSessions');
export const useAccessLog = () => useCall('getAccessLog');
