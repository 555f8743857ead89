import type { NamedCaution } from '@doorstep/contract/medicine.schema';
import { namesIn } from '@doorstep/contract/names';
import type { NoticeCaution } from '@doorstep/ui/medicine/caution-notice';

/** Cautions with the names of the medicines in the reader's language. */
export const cautionsIn = (lang: string, cautions: readonly NamedCaution[]): NoticeCaution[] =>
  cautions.map(({ code, medicines }) => ({
    code,
    medicines: medicines.map(({ id, ordered_at, ...names }) => ({
      id,
      ...namesIn(lang, names),
      orderedAt: ordered_at,
    })),
  }));
