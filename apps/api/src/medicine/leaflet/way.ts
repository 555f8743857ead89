import type { Row } from '../rows.ts';

/** How a medicine gets into or on to the body. */
export const ways = [
  'mouth',
  'gum',
  'skin',
  'eye',
  'ear',
  'nose',
  'breath',
  'inject',
  'rectum',
  'vagina',
  'patch',
] as const;
export type Way = (typeof ways)[number];
/** What is read of a medicine: its name says more than its form does. */
export type Facts = Pick<Row, 'name' | 'composition' | 'form' | 'unit' | 'category' | 'prescriptionRequired'>;

/** Undefined where nothing says it: then nothing is said about taking it either. */
export function wayOf({ name, form, unit, category }: Facts): Way | undefined {
  const named = (words: RegExp) => words.test(name);
  if (named(/\bvaginal|\bpessar/i)) return 'vagina';
  if (named(/suppositor|\brectal/i) || unit === 'suppository') return 'rectum';
  if (named(/\b(?:eye|ophthalmic)\b/i)) return 'eye';
  if (named(/\bear\b/i)) return 'ear';
  if (named(/\b(?:nasal|nose)\b/i)) return 'nose';
  if (named(/\bmouth ?wash|\bgargle/i) || unit === 'lozenge' || unit === 'piece') return 'gum';
  if (unit === 'patch') return 'patch';
  if (form === 'tablet' || form === 'capsule' || form === 'syrup') return 'mouth';
  if (form === 'powder') return named(/\bdusting\b/i) ? 'skin' : 'mouth';
  // Drops that do not say where they go may be for the eye.
  if (form === 'drops') return /\b(?:eye|ear|nose)/i.test(category ?? '') ? undefined : 'mouth';
  if (form === 'cream') return /\bmouth/i.test(category ?? '') ? 'gum' : 'skin';
  if (form === 'injection') return 'inject';
  if (form === 'inhaler' || named(/\binhalant\b/i)) return 'breath';
  return named(/\b(?:shampoo|soap|liquid|lotion)\b/i) ? 'skin' : undefined;
}

/** Which sentences say how this form is taken and kept: ids of ./words-form.ts. */
export function formOf(way: Way, { name, composition, form, unit }: Facts): { how: string; keep: string[] } {
  const named = (words: RegExp) => words.test(name);
  if (way === 'eye') return { how: 'eye', keep: ['dry', 'opened'] };
  if (way === 'ear') return { how: 'ear', keep: ['dry', 'opened'] };
  if (way === 'nose') return { how: named(/spray/i) ? 'noseSpray' : 'noseDrops', keep: ['dry', 'closed'] };
  if (way === 'inject') return { how: 'nurse', keep: ['dry'] };
  if (way === 'rectum') return { how: 'back', keep: ['cool'] };
  if (way === 'vagina') return { how: 'vagina', keep: ['cool'] };
  if (way === 'patch') return { how: 'patch', keep: ['dry'] };
  if (way === 'gum')
    return { how: unit === 'lozenge' ? 'lozenge' : unit === 'piece' ? 'gum' : 'rinse', keep: ['dry'] };
  if (way === 'breath') {
    if (unit === 'respule') return { how: 'mist', keep: ['dry'] };
    return unit === 'capsule' ? { how: 'device', keep: ['dry'] } : { how: 'puff', keep: ['dry', 'can'] };
  }
  if (way === 'skin') {
    const how = named(/dusting/i)
      ? 'dust'
      : named(/shampoo|soap/i)
        ? 'wash'
        : named(/liquid/i)
          ? 'cotton'
          : 'skin';
    return { how, keep: ['dry', 'closed'] };
  }
  if (form === 'syrup') {
    if (named(/\bdry\b/i)) return { how: 'mix', keep: ['dry', 'mixed'] };
    return { how: named(/suspension/i) ? 'shake' : 'measure', keep: ['dry', 'closed'] };
  }
  if (form === 'drops') return { how: 'dropper', keep: ['dry', 'closed'] };
  if (form === 'powder') return { how: 'stir', keep: ['dry'] };
  if (named(/\b(?:SR|ER|XR|CR|MR|XL|LA)\b/) || /sustained|extended/i.test(composition ?? ''))
    return { how: 'whole', keep: ['dry'] };
  const how = named(/\bMD\b/)
    ? 'melt'
    : named(/chew/i)
      ? 'chew'
      : named(/effervescent/i)
        ? 'fizz'
        : 'swallow';
  return { how, keep: ['dry'] };
}
