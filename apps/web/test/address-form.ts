import { fill, find, main, user } from './page.ts';

/** Writes these, by label, into the form of an address; a title of one's own is behind 'Other'. */
export async function writeAddress(
  values: Readonly<Record<string, string>>,
  within: HTMLElement = main(),
): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    if (label === 'Address Title') await user.click(await find('radio', 'Other', within));
    await fill(label, text, within);
  }
}
