import { savedUser } from './user.ts';

/** The account had no name when it logged in, and has this one now. */
export function keepName(name: string): void {
  if (savedUser()?.name !== '') return;
  localStorage.setItem(
    'user',
    JSON.stringify({ ...(JSON.parse(localStorage.getItem('user')!) as object), name }),
  );
}
