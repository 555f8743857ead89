import {
  accessLogPath,
  consentsPath,
  preferencesPath,
  profilePath,
  sessionsPath,
  type AccessLog,
  type Consent,
  type Preferences,
  type Profile,
  type Session,
} from '@doorstep/contract/account';
import { wishlistPath, type Wish } from '@doorstep/contract/wishlist';
import { myOrdersPath, type MyOrders } from '@doorstep/contract/order';
import { usePersonal } from '../app/personal.ts';

const isProfile = ({ username, mobile }: Profile) =>
  typeof username === 'string' && typeof mobile === 'string';
export const useProfile = () => usePersonal<Profile>(profilePath, isProfile);

const isOrders = ({ orders }: MyOrders) =>
  Array.isArray(orders) &&
  orders.every(
    ({ id, total, items, created_at }) =>
      typeof id === 'string' &&
      typeof total === 'number' &&
      Array.isArray(items) &&
      typeof created_at === 'string',
  );
export const useMyOrders = () => usePersonal<MyOrders>(myOrdersPath, isOrders);

const isWishlist = ({ data }: { data: Wish[] }) =>
  Array.isArray(data) &&
  data.every(
    ({ id, name, offer_price }) =>
      Number.isSafeInteger(id) && typeof name === 'string' && typeof offer_price === 'number',
  );
export const useWishlist = () => usePersonal<{ data: Wish[] }>(wishlistPath, isWishlist);

const isPreferences = ({ data }: { data: Preferences }) =>
  typeof data?.language === 'string' && typeof data.notifications?.orders_sms === 'boolean';
export const useAccountPreferences = () =>
  usePersonal<{ success: true; data: Preferences }>(preferencesPath, isPreferences);
const isConsents = ({ data }: { data: Consent[] }) =>
  Array.isArray(data) && data.every(({ purpose }) => typeof purpose === 'string');
/** Latest first: the first of a purpose is what counts. */
export const useConsents = () => usePersonal<{ success: true; data: Consent[] }>(consentsPath, isConsents);
const isSessions = ({ data }: { data: Session[] }) =>
  Array.isArray(data) &&
  data.every(
    ({ id, device, last_seen_at }) =>
      Number.isSafeInteger(id) && typeof device === 'string' && typeof last_seen_at === 'string',
  );
export const useSessions = () => usePersonal<{ success: true; data: Session[] }>(sessionsPath, isSessions);
const isLog = ({ data }: AccessLog) =>
  Array.isArray(data) &&
  data.every(
    ({ at, who, what }) => typeof at === 'string' && typeof who === 'string' && typeof what === 'string',
  );
export const useAccessLog = () => usePersonal<AccessLog>(accessLogPath(), isLog);
