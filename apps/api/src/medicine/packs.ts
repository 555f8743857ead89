import { hash } from 'node:crypto';
import { forms, type MedicineForm } from '@doorstep/contract/medicine';
import type { Web } from '../platform/web.ts';

/** What stands on the drawn pack of a medicine. */
export interface Pack {
  name: string;
  form: MedicineForm;
  strength?: string | undefined;
  pack?: string | undefined;
}
export interface Packs {
  /** An SVG. */
  draw: (pack: Pack) => string;
  /** Changes when packs are drawn in another way. */
  version: string;
}

/** The web draws them: its build exports how. Undefined while it is not built. */
export function packsOf(web: Web | undefined): Packs | undefined {
  if (!web) return undefined;
  const draw = web.build['drawPack'] as Packs['draw'];
  const sample = forms
    .map((form) => draw({ name: 'Sample', form, strength: '500 mg', pack: 'Strip of 10' }))
    .join('');
  return { draw, version: hash('sha256', sample, 'base64url').slice(0, 8) };
}
