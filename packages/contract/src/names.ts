/** What a product is called in the reader's language, and what stands on its pack where that is another name. */
export const namesIn = (
  lang: string,
  { name, name_hi }: { name: string; name_hi?: string | undefined },
): { name: string; packName?: string } =>
  lang === 'hi-IN' && name_hi ? { name: name_hi, packName: name } : { name };
interface Facts {
  composition?: string | null;
  composition_hi?: string | undefined;
  pack: string | null;
  pack_hi?: string | undefined;
}
/** What is in it and how it is packed, in the reader's language. */
export const factsIn = (
  lang: string,
  { composition, composition_hi = composition!, pack, pack_hi = pack! }: Facts,
): Pick<Facts, 'composition' | 'pack'> =>
  lang === 'hi-IN' ? { composition: composition_hi, pack: pack_hi } : { composition, pack };
/** Both names in one line. */
export const fullName = ({ name, packName }: { name: string; packName?: string }): string =>
  packName ? `${name} (${packName})` : name;
