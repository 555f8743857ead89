import { REGISTER_MONTHS } from '@doorstep/contract/staff';
import { hrefOf, pageOf } from '../../app/paging.ts';

/** What is shown lives in the URL; without a month it is the one of now. */
export interface RegisterState {
  month: string | undefined;
  page: number;
}
export function registerStateOf(params: URLSearchParams): RegisterState {
  const month = params.get('month') ?? '';
  return {
    month: /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    page: pageOf(params.get('page')),
  };
}
export const registerHref = ({ month, page }: Partial<RegisterState>): string =>
  hrefOf('/admin/register', { month, page });
/** From this one back, as '2026-11', the newest first. */
export function monthsBackFrom(month: string): string[] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return Array.from({ length: REGISTER_MONTHS }, (_, back) => {
    const at = year * 12 + number - 1 - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
