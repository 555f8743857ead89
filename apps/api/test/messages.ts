import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '@doorstep/contract/failure';

const folder = join(import.meta.dirname, '../../../packages/contract/src');
async function inLanguage(language: 'en' | 'hi'): Promise<Record<string, Messages>> {
  const files = readdirSync(folder).filter((file) => file.endsWith(`.messages.${language}.ts`));
  const all = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<Record<string, Messages>>),
  );
  return Object.assign({}, ...all) as Record<string, Messages>;
}
/** Every set of words of the contract, by its name: 'orderErrors'. In Hindi its name ends with 'Hi'. */
export const english = await inLanguage('en');
export const hindi = await inLanguage('hi');
/** English of every code that the server answers. */
export const errorMessages: Messages = Object.assign(
  {},
  ...Object.entries(english)
    .filter(([name]) => name.endsWith('Errors'))
    .map(([, messages]) => messages),
) as Messages;
