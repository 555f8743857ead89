import type { ReactNode } from 'react';
import type { MedicineForm } from '../form.ts';
import { Label, type Colours, type LabelProps, type LabelText } from './label.tsx';

export interface Drawing {
  colours: Colours;
  text: LabelText;
  /** `url(#…)` of the gradients: round body (light at the left, shade at the right) and foil. */
  round: string;
  foil: string;
}
const edge = '#94a3b8';
const bottle =
  'M102 64h36v8c3 10 44 10 44 36v102a14 14 0 0 1-14 14H72a14 14 0 0 1-14-14V108c0-26 41-26 44-36z';
const boot = 'M72 66h112v116a20 20 0 0 1-14 19L60 226l-14-40 26-12z';
const sachet = 'M50 44h140l-6 18q8 74 1 146l3 16H52l3-16q-7-72 1-146z';
const print = (
  { text, colours }: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
): ReactNode => {
  const props: LabelProps = { x, y, width, height, text, colours };
  return <Label {...props} />;
};

/** A folding box with its printed front, its top and its side. */
const carton = (
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  printed: number,
): ReactNode => (
  <>
    <path d={`M${x} ${y}l${depth}-${depth}h${width}l-${depth} ${depth}z`} fill={drawing.colours[1]} />
    <path
      d={`M${x + width} ${y}l${depth}-${depth}v${height}l-${depth} ${depth}z`}
      fill={drawing.colours[0]}
    />
    <path d={`M${x + width} ${y}l${depth}-${depth}v${height}l-${depth} ${depth}z`} opacity=".22" />
    <path d={`M${x} ${y}h${width}v${height}h-${width}z`} fill="#fff" stroke="#cbd5e1" />
    {print(drawing, x, y, width, printed)}
  </>
);
/** A foil strip of ten, before its carton. What repeats is a dashed line with round ends. */
const strip = (drawing: Drawing, content: ReactNode): ReactNode => (
  <>
    {carton(drawing, 34, 56, 158, 112, 14, 94)}
    <g transform="rotate(-4 116 190)">
      <rect x="20" y="156" width="190" height="66" rx="8" fill={drawing.foil} stroke={edge} />
      <g fill="none" strokeLinecap="round">
        {content}
      </g>
    </g>
  </>
);

/** One drawing for each dosage form, in a square of 240. */
export const drawings: Record<MedicineForm, (drawing: Drawing) => ReactNode> = {
  tablet: (drawing) =>
    strip(
      drawing,
      <>
        <path
          d="M41 174h149M41 206h149"
          stroke={edge}
          strokeWidth="26"
          strokeDasharray="0 37"
          opacity=".45"
        />
        <path
          d="M41 173h149M41 205h149"
          stroke={drawing.colours[1]}
          strokeWidth="23"
          strokeDasharray="0 37"
        />
        <path
          d="M41 172h149M41 204h149"
          stroke={drawing.colours[2]}
          strokeWidth="21"
          strokeDasharray="0 37"
        />
        <path
          d="M35 172h160M35 204h160"
          stroke={drawing.colours[1]}
          strokeWidth="2"
          strokeLinecap="butt"
          strokeDasharray="12 25"
        />
      </>,
    ),
  capsule: (drawing) =>
    strip(
      drawing,
      <>
        <path
          d="M41 174v31m37-31v31m37-31v31m37-31v31m37-31v31"
          stroke={edge}
          strokeWidth="23"
          opacity=".4"
        />
        <path
          d="M41 173v31m37-31v31m37-31v31m37-31v31m37-31v31"
          stroke={drawing.colours[2]}
          strokeWidth="18"
        />
        <path d="M41 173h149" stroke={drawing.colours[0]} strokeWidth="18" strokeDasharray="0 37" />
        <path
          d="M32 181h166"
          stroke={drawing.colours[0]}
          strokeWidth="17"
          strokeLinecap="butt"
          strokeDasharray="18 19"
        />
        <path
          d="M36 173v29m37-29v29m37-29v29m37-29v29m37-29v29"
          stroke="#fff"
          strokeWidth="3"
          opacity=".55"
        />
      </>,
    ),
  syrup: (drawing) => (
    <>
      <path d={bottle} fill="#8a4413" />
      <rect x="90" y="40" width="60" height="26" rx="5" fill="#f8fafc" stroke={edge} />
      <path
        d="M97 45v16m8-16v16m8-16v16m8-16v16m8-16v16m8-16v16m7-16v16"
        stroke="#cbd5e1"
        strokeWidth="2.5"
      />
      {print(drawing, 58, 108, 124, 100)}
      <path d={bottle} fill={drawing.round} />
    </>
  ),
  drops: (drawing) => (
    <>
      <path d="M108 40h24l8 36h-40z" fill={drawing.colours[0]} />
      <path d="M94 76h52v18H94z" fill={drawing.colours[1]} />
      <path
        d="M100 94h40c4 6 40 4 40 26v88a16 16 0 0 1-16 16H76a16 16 0 0 1-16-16v-88c0-22 36-20 40-26z"
        fill="#fff"
        stroke={edge}
      />
      {print(drawing, 60, 116, 120, 96)}
      <path
        d="M108 40h24l8 36h6v18h-6c4 6 40 4 40 26v88a16 16 0 0 1-16 16H76a16 16 0 0 1-16-16v-88c0-22 36-20 40-26h-6V76h6z"
        fill={drawing.round}
      />
    </>
  ),
  cream: (drawing) => (
    <g transform="translate(7 10) scale(.94) rotate(-12 120 160)">
      <rect x="10" y="134" width="30" height="56" rx="5" fill={drawing.colours[0]} />
      <path d="M16 138v48m6-48v48m6-48v48m6-48v48" stroke="#fff" opacity=".35" />
      <path d="M40 140l18-20 156-8v100l-156-8-18-20z" fill="#fff" stroke={edge} />
      <path d="M214 110h14v104h-14z" fill={drawing.colours[1]} />
      <path d="M218 110v104m5-104v104" stroke="#fff" opacity=".5" />
      {print(drawing, 64, 119, 146, 86)}
    </g>
  ),
  injection: (drawing) => (
    <>
      <g transform="translate(18 24) scale(.9) rotate(12 204 140)" strokeLinecap="round">
        <path d="M200 34v40" stroke={edge} strokeWidth="3" />
        <path d="M194 72h12v10h-12z" fill={drawing.colours[0]} />
        <rect x="187" y="82" width="26" height="98" rx="4" fill="#fff" stroke={edge} />
        <path d="M189 120h22v48h-22z" fill={drawing.colours[1]} />
        <path d="M213 96h-8m8 12h-8m8 12h-8m8 12h-8m8 12h-8" stroke={edge} strokeWidth="2" />
        <path d="M200 180v32m-13 2h26m-32-34h38" stroke="#64748b" strokeWidth="5" />
      </g>
      <path
        d="M76 78h42v10c2 6 34 6 34 24v98a14 14 0 0 1-14 14H56a14 14 0 0 1-14-14v-98c0-18 32-18 34-24z"
        fill="#e6eef5"
        stroke={edge}
      />
      <rect x="66" y="50" width="62" height="28" rx="4" fill={drawing.colours[0]} />
      <path d="M66 66h62v14H66z" fill="#cbd5e1" />
      {print(drawing, 42, 112, 110, 96)}
      <path
        d="M66 52h62v28h-10v8c2 6 34 6 34 24v98a14 14 0 0 1-14 14H56a14 14 0 0 1-14-14v-98c0-18 32-18 34-24v-8H66z"
        fill={drawing.round}
      />
    </>
  ),
  inhaler: (drawing) => (
    <>
      <rect x="88" y="40" width="80" height="50" rx="12" fill={drawing.foil} stroke={edge} />
      <path d={boot} fill={drawing.colours[1]} />
      <path d="M60 226l-14-40-18 6 14 40z" fill={drawing.colours[0]} />
      {print(drawing, 72, 78, 112, 94)}
      <path d={boot} fill={drawing.round} />
    </>
  ),
  powder: (drawing) => (
    <>
      <path d={sachet} fill={drawing.foil} stroke={edge} />
      <path
        d="M56 49v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9"
        stroke={edge}
        opacity=".6"
      />
      {print(drawing, 57, 72, 126, 116)}
      <path d={sachet} fill={drawing.round} />
    </>
  ),
  other: (drawing) => carton(drawing, 30, 72, 156, 152, 24, 142),
};
