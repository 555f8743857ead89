import { useCall as useOrderCall } from '../order/call.ts';
import { listWishlist } from '@doorstep/contract/wishlist.routes';
import { answers } from '../app/use-call.ts';
import { useCall } from './call.ts';

const { useCall: useMedicineCall } = answers({ listWishlist });

export const useProfile = () => useCall('getProfile');
export const useMyOrders = () => useOrderCall('myOrders');
export const useWishlist = () => useMedicineCall('listWishlist');
export const useAccountPreferences = () => useCall('getPreferences');
/** Latest first: the first of a purpose is what counts. */
export const useConsents = () => useCall('listConsents');
export const useSessions = () => useCall('listSessions');
export const useAccessLog = () => useCall('getAccessLog');
