/** What a product is called in the reader's language, and what stands on its pack where that is another name. */
export const namesIn = (
  lang: string,
  { name, name_hi }: { name: string; name_hi?: string | undefined },
): { name: string; packName?: string } =>
  lang === 'hi-IN' && name_hi ? { name: name_hi, packName: name } : { name };
/** Both in one line. */
export const fullName = ({ name, packName }: { name: string; packName?: string }): string =>
  packName ? `${name} (${packName})` : name;
