import type { DoseDraft, DoseErrors } from './dose-line.tsx';
import type { PatientErrors } from './patient-fields.tsx';

export interface PrescriptionWriterErrors extends PatientErrors {
  /** Of the list as a whole. */
  lines?: string | undefined;
  advice?: string | undefined;
  /** Of one medicine, by its id. */
  of?: Readonly<Record<number, DoseErrors | undefined>> | undefined;
}

/** Problems of a prescription in the order of its fields, with links to them; `id` begins the ids of the fields. */
export function problemsOf(
  id: string,
  errors: PrescriptionWriterErrors,
  lines: readonly DoseDraft[],
): Array<{ href: string; message: string }> {
  const own = (field: 'age' | 'sex' | 'diagnosis' | 'lines' | 'advice') => {
    const message = errors[field];
    return message ? [{ href: `#${id}-${field}`, message }] : [];
  };
  return [
    ...own('age'),
    ...own('sex'),
    ...own('diagnosis'),
    ...own('lines'),
    ...lines.flatMap((line) =>
      (['medicine', 'days', 'dose'] as const).flatMap((field) => {
        const message = errors.of?.[line.id]?.[field];
        const target = field === 'medicine' ? 'dose' : field;
        return message ? [{ href: `#dose-${line.id}-${target}`, message: `${line.name}: ${message}` }] : [];
      }),
    ),
    ...own('advice'),
  ];
}
