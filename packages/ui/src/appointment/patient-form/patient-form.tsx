'use client';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { MobileField } from '../../base/mobile-field/mobile-field.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { RadioCards } from '../../base/radio-cards/radio-cards.tsx';
import { TextField, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { patientMessages } from '../patient-messages.en.ts';

const fields = ['name', 'age', 'gender', 'phone'] as const;
export type PatientField = (typeof fields)[number];
const genders = ['Male', 'Female', 'Other'] as const;
export interface EarlierPatient {
  name: string;
  age: number;
  gender: (typeof genders)[number] | (string & {});
}

export interface PatientFormProps extends FormProps<PatientField> {
  /** For whom this account has booked before; without any the choice is not drawn. */
  earlier?: readonly EarlierPatient[];
  /** Which of them stands in the fields; null for somebody else. */
  selected?: number | null;
  /** The page fills the fields with this one, or gives back what stood there for somebody else. */
  onSelectedChange?: (selected: number | null) => void;
}

const ELSE = 'else',
  NONE: readonly EarlierPatient[] = [];

/** Who an appointment is for. The fields' ids are `${id}-${name}`. */
export function PatientForm({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  earlier = NONE,
  selected = null,
  onSelectedChange,
  id,
  className,
  ...props
}: PatientFormProps) {
  const messages = useMessages('patient', patientMessages);
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  const gender = `#${formId}-gender`;
  const genderIn = (said: string) => messages.genders[said as 'Other'] ?? said;
  return (
    <form
      noValidate
      data-slot="patient-form"
      data-state={busy ? 'busy' : error ? 'refused' : 'idle'}
      aria-labelledby={`${formId}-heading`}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn('flex flex-col gap-5', className)}
    >
      <h2 id={`${formId}-heading`} className="text-title">
        {messages.title}
      </h2>
      <ErrorSummary
        // A group has no focus of its own: its first radio has.
        problems={problems.map(({ href, message }) => ({
          href: href === gender ? `${gender}-${genders[0]}` : href,
          message,
        }))}
        attempt={attempt}
      />
      {earlier.length > 0 && (
        <RadioCards
          id={`${formId}-earlier`}
          legend={messages.forWhom}
          name="earlier"
          orientation="row"
          value={selected === null ? ELSE : String(selected)}
          onValueChange={(value) => onSelectedChange?.(value === ELSE ? null : Number(value))}
          options={[
            ...earlier.map((one, index) => ({
              value: String(index),
              label: one.name,
              description: messages.known(one.age, genderIn(one.gender)),
            })),
            { value: ELSE, label: messages.somebodyElse },
          ]}
        />
      )}
      <TextField
        {...field('name')}
        label={messages.fullName}
        hint={messages.nameHint}
        autoComplete="off"
        maxLength={80}
      />
      <TextField
        {...field('age')}
        label={messages.age}
        hint={messages.ageHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
      />
      <RadioCards
        {...field('gender')}
        legend={messages.gender}
        orientation="row"
        options={genders.map((value) => ({ value, label: messages.genders[value] }))}
      />
      <MobileField {...field('phone')} label={messages.phone} autoComplete="off" />
      {error && <Notice tone="danger">{error}</Notice>}
      <Button type="submit" size="lg" wide busy={busy}>
        {messages.proceed}
      </Button>
    </form>
  );
}
