import { useCall } from './review-call.ts';

export const useReviews = (query: { status: 'pending' | 'all'; page: number } | { id: string } | null) =>
  useCall('reviewList', query && { query });
export const useRegister = (query: { month: string | undefined; page: number }) =>
  useCall('dispensed', { query });
