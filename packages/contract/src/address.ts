import { API_BASE } from './envelope.ts';

/** One record under all the names that the screens read (decision C3). */
export interface Address {
  id: number;
  title: string;
  label: string;
  address_type: string;
  name: string;
  /** Ten digits, or '' where none was given. */
  mobile: string;
  address_line_1: string;
  line1: string;
  address_line_2: string;
  landmark: string;
  city: string;
  state: string;
  pincode: string;
  full_address: string;
  address: string;
  /** Of the marker or device; null where only the pincode says where it is. */
  latitude: number | null;
  longitude: number | null;
  is_default: boolean;
  /** From the store, in km to 0.1; an estimate where there is no exact point; null for an unknown pincode. */
  distance_km: number | null;
}
export interface Addresses { success: true; addresses: Address[]; data: Address[] }

/** Of one person. */
export const ADDRESSES_MAX = 30;
export const addressesPath = `${API_BASE}/user/addresses/`;
