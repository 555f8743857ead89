import { accessToken } from './session.ts';

const objectIn = (raw: string | null) =>
  JSON.parse(raw ?? 'null') as Partial<Record<'name' | 'mobile' | 'role' | 'by', unknown>> | null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * What the login answered of who is here, for prefilling and for the way on alone: the server knows better.
 * In a tab where they act for another it is that person: what is filled in, and whose drafts these are.
 */
export function savedUser(): { name: string; mobile: string; role: string } | undefined {
  if (!accessToken()) return undefined;
  try {
    const own = objectIn(localStorage.getItem('user'))!,
      other = objectIn(sessionStorage.getItem('acting_user')),
      { name, mobile } = other && other.by === own.mobile ? other : own;
    return { name: text(name), mobile: text(mobile), role: text(own.role) };
  } catch {
    return undefined;
  }
}
