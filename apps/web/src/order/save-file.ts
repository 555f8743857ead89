import { fetchFile } from '../app/file.ts';

/** Long enough for a browser to have read what it saves. */
const KEPT_MS = 60_000;

/** Saves a file of one's own under a name. Fails with a CallError. */
export async function saveFile(path: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(path)),
    link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
/** 'DS/26-27/000042' becomes 'DS-26-27-000042.pdf': no name of a file holds a slash. */
export const fileName = (number: string): string => `${number.replaceAll(/[^\w-]+/g, '-')}.pdf`;
