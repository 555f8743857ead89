'use client';
import type { ReactNode } from 'react';
import {
  newWritten,
  readWritten,
  writtenDraft,
  type Written,
  type WrittenDraft,
} from '../written-fields/written-fields.tsx';
import {
  isNoAge,
  isOldPrescription,
  recordFields,
  type DoctorDraft,
} from '../doctor-fields/doctor-fields.tsx';
import type { ReviewDecision, ReviewLineProps } from '../review-line/review-line.tsx';
import type { reviewMessages } from '../review-messages.en.ts';
import { namesOf, type WhichOneProps } from '../which-one/which-one.tsx';

export interface PrescriptionReviewLine {
  /** Names the line among all orders. */
  key: string;
  name: string;
  /** Salt and strength. */
  substance?: string | null | undefined;
  /** What it is easily taken for. */
  note?: ReactNode;
  /** What it is easily taken for: approved only once it is said which of them stands on the sheet. */
  others?: WhichOneProps['others'] | undefined;
  form?: ReviewLineProps['form'];
  schedule?: ReviewLineProps['schedule'];
  /** The pack in words. */
  pack?: string | null | undefined;
  quantity: number;
  /** What goes back when it is rejected; null where nothing was paid. */
  amountPaise: number | null;
  /** What stands: null while nobody has decided. */
  decision: ReviewDecision | null;
  reason: string | null;
  /** Its order waits, so it can be decided; else it is only shown. */
  open: boolean;
  /** What was decided of its medicine before: seen before it is decided. */
  earlier?: ReactNode;
  /** What the doctor wrote of its medicine, null where nobody noted it; not given, it is not asked here. */
  written?: Written | null;
}
export interface Review {
  decision: 'approved' | 'rejected';
  reason?: string;
  lines: Array<{
    key: string;
    decision: ReviewDecision;
    reason?: string;
    /** Where it is not what was noted before. */
    written?: { quantity?: number; days?: number; repeats: number };
  }>;
  called: boolean;
  /** 'YYYY-MM-DD'; not said, the shop's usual time. */
  validUntil?: string;
  doctor: Omit<DoctorDraft, 'age'>;
  /** Of the patient, in years; null where the sheet does not say. */
  age: number | null;
}
/** The words of a question are kept apart from those of a no. */
export interface LineDraft {
  decision?: ReviewDecision | undefined;
  question: string;
  rejected: string;
  written?: WrittenDraft | undefined;
  /** The name that was read on the sheet, where others look alike. */
  readAs?: string | undefined;
}
/** What is chosen and written so far, by the lines' keys. */
export interface ReviewDraft {
  lines: Readonly<Record<string, LineDraft>>;
  called: boolean;
  validUntil: string;
  doctor: DoctorDraft;
}
/** In place of a line where no order waits. */
export const SHEET = 'sheet';

const standing = ({ decision, reason }: PrescriptionReviewLine): LineDraft => ({
  decision: decision ?? undefined,
  question: decision === 'question' ? (reason ?? '') : '',
  rejected: decision === 'rejected' ? (reason ?? '') : '',
});
const wordsOf = ({ decision, question, rejected }: LineDraft): string =>
  decision === 'question' ? question : decision === 'rejected' ? rejected : '';

export const newDraft = (
  open: readonly PrescriptionReviewLine[],
  { doctor, validUntil }: { doctor: Record<keyof DoctorDraft, string | null>; validUntil: string },
): ReviewDraft => ({
  lines: Object.fromEntries(open.map((line) => [line.key, standing(line)])),
  called: false,
  validUntil,
  doctor: {
    name: doctor.name ?? '',
    registration: doctor.registration ?? '',
    address: doctor.address ?? '',
    writtenOn: doctor.writtenOn ?? '',
    age: doctor.age ?? '',
    patient: doctor.patient ?? '',
    oldReason: doctor.oldReason ?? '',
  },
});
export type EditLine = (key: string, change: Partial<LineDraft>) => void;

/** Ends of the ids of the fields. */
const IDS = {
  name: 'name',
  registration: 'registration',
  address: 'address',
  patient: 'patient',
  writtenOn: 'written-on',
  oldReason: 'old-reason',
} as const;
interface Asked {
  draft: ReviewDraft;
  /** Keys of what has to be decided. */
  asked: readonly string[];
  lineOf: (key: string) => PrescriptionReviewLine | undefined;
  /** Its last day is over. */
  ranOut: boolean;
  /** 'YYYY-MM-DD' in India. */
  today: string;
  messages: typeof reviewMessages;
}
/** What is wrong, by the end of a control's id: a line's by its key. */
export function readReview({ draft, asked, lineOf, ranOut, today, messages }: Asked) {
  const of = (key: string): LineDraft => draft.lines[key] ?? { question: '', rejected: '' };
  const writtenOf = (key: string): WrittenDraft | undefined => {
    const line = lineOf(key);
    return line?.written === undefined ? undefined : (of(key).written ?? writtenDraft(line.written));
  };
  /** Where it is approved, and was not before, but not said which of several names stands on the sheet. */
  const wrongName = (key: string) => {
    const line = lineOf(key),
      { decision, readAs } = of(key);
    return decision !== 'approved' || line?.decision === 'approved' || !line?.others || readAs === line.name
      ? undefined
      : {
          at: `${key}-which-${Math.max(
            0,
            namesOf(line, line.others).findIndex(({ name }) => name === readAs),
          )}`,
          message: readAs ? messages.which.another(line.name) : messages.which.missing,
        };
  };
  const wrong = (key: string): { at: string; message: string } | undefined => {
    const one = of(key);
    if (!one.decision) return { at: key, message: messages.choose };
    const misread = wrongName(key);
    if (misread) return misread;
    return one.decision !== 'approved' && !wordsOf(one).trim()
      ? {
          at: `${key}-reason`,
          message: one.decision === 'question' ? messages.questionMissing : messages.reasonMissing,
        }
      : undefined;
  };
  const wrongWritten = (key: string) => {
    const typed = writtenOf(key),
      found = typed && readWritten(typed);
    return found && 'wrong' in found
      ? {
          field: found.wrong,
          at: `${key}-written-${found.wrong}`,
          message: found.range ? messages.written.range(...found.range) : messages.written.empty,
        }
      : undefined;
  };
  // What runs out is approved with a new last day only.
  const needsDay =
    ranOut &&
    !draft.validUntil &&
    asked.some((key) => of(key).decision === 'approved' && lineOf(key)?.decision !== 'approved');
  const inFuture = draft.doctor.writtenOn > today;
  // Schedule H1 is approved with its record only (rule 65(3)(h) of the Drugs Rules).
  const needsRecord = asked.some((key) => of(key).decision === 'approved' && lineOf(key)?.schedule === 'H1');
  const isMissing = (field: (typeof recordFields)[number]) =>
    field === 'registration' ? !/\d/.test(draft.doctor.registration) : !draft.doctor[field].trim();
  const needsOldReason =
    asked.some((key) => of(key).decision === 'approved') &&
    isOldPrescription(draft.doctor.writtenOn, today) &&
    !draft.doctor.oldReason.trim();
  const missing = [
    ...recordFields.filter((field) => needsRecord && isMissing(field)),
    ...(needsOldReason ? (['oldReason'] as const) : []),
  ];
  const problems = [
    ...missing.map((field) => `doctor-${IDS[field]}`),
    ...(inFuture ? ['doctor-written-on'] : []),
    ...(isNoAge(draft.doctor.age) ? ['doctor-age'] : []),
    ...asked.flatMap((key) => [wrong(key), wrongWritten(key)].flatMap((one) => (one ? [one.at] : []))),
    ...(needsDay ? ['until'] : []),
  ];
  /** Nothing of an order is left: all that can be decided is rejected, as all else was. */
  const isEmptied = (lines: readonly PrescriptionReviewLine[]) =>
    lines.some((line) => line.open) &&
    lines.every((line) => (line.open ? of(line.key).decision : line.decision) === 'rejected');
  return {
    of,
    isEmptied,
    wordsOf: (key: string) => wordsOf(of(key)),
    writtenOf,
    wrong,
    wrongName,
    wrongWritten,
    needsDay,
    missing,
    problems,
  };
}
/** What is told of a draft without a problem. */
export function reviewOf(
  { draft, asked, lineOf }: Pick<Asked, 'draft' | 'asked' | 'lineOf'>,
  { of, wordsOf: words, writtenOf }: ReturnType<typeof readReview>,
  reasonMax: number,
): Review {
  const said = asked.map((key): Review['lines'][number] => {
    const { decision } = of(key),
      typed = writtenOf(key);
    const one: Review['lines'][number] = { key, decision: decision! };
    if (decision !== 'approved') one.reason = words(key).trim();
    const written = typed && newWritten(typed, lineOf(key)?.written ?? null);
    if (written) one.written = written;
    return one;
  });
  // The sheet is rejected where nothing of it is left.
  const rejected = said.every(({ decision }) => decision === 'rejected');
  const reason = rejected
    ? [...new Set(said.map((one) => one.reason))].join(' ').slice(0, reasonMax)
    : undefined;
  const { name, registration, address, writtenOn, age, patient, oldReason } = draft.doctor;
  return {
    decision: rejected ? 'rejected' : 'approved',
    ...(reason && { reason }),
    lines: asked[0] === SHEET ? [] : said,
    called: draft.called,
    ...(draft.validUntil && !rejected && { validUntil: draft.validUntil }),
    doctor: {
      name: name.trim(),
      registration: registration.trim(),
      address: address.trim(),
      writtenOn,
      patient: patient.trim(),
      oldReason: oldReason.trim(),
    },
    age: age.trim() ? Number(age) : null,
  };
}
