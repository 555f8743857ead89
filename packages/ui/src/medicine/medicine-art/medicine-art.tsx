import { useId, type ComponentProps } from 'react';
import type { MedicineForm } from '../form.ts';
import { drawings } from './forms.tsx';
import type { Colours } from './label.tsx';

export interface MedicineArtProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Printed on the pack; its hash picks the colours, so a brand always looks the same. */
  name: string;
  /** Tablet, syrup, cream …: what is drawn. */
  form: MedicineForm;
  /** '650 mg', '30 mg + 50 mg'. */
  strength?: string | undefined;
  /** 'Strip of 15 tablets'. */
  pack?: string | undefined;
}

const palette: readonly Colours[] = [
  ['#0f6e6b', '#5ec8c0', '#d6f3ef'],
  ['#1d4fbf', '#8db8f5', '#dfeafd'],
  ['#7a34b8', '#c99bea', '#f1e5fb'],
  ['#b01f4a', '#f29bb3', '#fde5ec'],
  ['#86206b', '#e59aca', '#fae3f1'],
  ['#1c7440', '#7fd09b', '#dcf5e4'],
  ['#0b6193', '#6fc2ec', '#dcf0fb'],
  ['#b3400e', '#f8ac79', '#fee9da'],
];
function hash(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16777619);
  return sum >>> 0;
}

/** A drawn pack by dosage form. Complete in itself (no classes, no fonts of ours): the server writes it to a file that pages show as a picture. */
export function MedicineArt({ name, form, strength, pack, ...props }: MedicineArtProps) {
  const id = useId();
  const colours = palette[hash(name) % palette.length]!;
  return (
    <svg
      data-slot="medicine-art"
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 240 240"
      fontFamily="sans-serif"
      role="img"
      aria-label={name}
      {...props}
    >
      <linearGradient id={`${id}r`}>
        <stop stopColor="#fff" stopOpacity=".08" />
        <stop offset=".06" stopColor="#fff" stopOpacity=".35" />
        <stop offset=".12" stopColor="#fff" stopOpacity="0" />
        <stop offset=".7" stopOpacity="0" />
        <stop offset="1" stopOpacity=".2" />
      </linearGradient>
      <linearGradient id={`${id}f`} x2="1" y2="1">
        <stop stopColor="#fff" />
        <stop offset=".5" stopColor="#dbe3ec" />
        <stop offset="1" stopColor="#f8fafc" />
      </linearGradient>
      <ellipse cx="118" cy="226" rx="90" ry="7" opacity=".09" />
      {drawings[form]({
        colours,
        text: { name, strength, pack },
        round: `url(#${id}r)`,
        foil: `url(#${id}f)`,
      })}
    </svg>
  );
}
