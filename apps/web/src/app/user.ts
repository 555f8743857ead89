import { accessToken } from './session.ts';

/** What the login answered of who is here, for prefilling and for the way on alone: the server knows better. */
export function savedUser(): { name: string; mobile: string; role: string } | undefined {
  if (!accessToken()) return undefined;
  try {
    const { name, mobile, role } = JSON.parse(localStorage.getItem('user') ?? '') as {
      name?: unknown;
      mobile?: unknown;
      role?: unknown;
    };
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { name: text(name), mobile: text(mobile), role: text(role) };
  } catch {
    return undefined;
  }
}
