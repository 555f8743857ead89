import { accessToken } from './session.ts';

/** What the login answered of who is here, for prefilling alone: the server knows better. */
export function savedUser(): { name: string; mobile: string } | undefined {
  if (!accessToken()) return undefined;
  try {
    const { name, mobile } = JSON.parse(localStorage.getItem('user') ?? '') as {
      name?: unknown;
      mobile?: unknown;
    };
    return { name: typeof name === 'string' ? name : '', mobile: typeof mobile === 'string' ? mobile : '' };
  } catch {
    return undefined;
  }
}
