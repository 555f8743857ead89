'use client';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { inboxMessages } from '../inbox-messages.en.ts';

/** Patient as the prescription states them; figures as they are typed. */
export interface PersonDraft {
  age: string;
  sex: '' | 'female' | 'male' | 'other';
}
export interface PatientErrors {
  diagnosis?: string | undefined;
  age?: string | undefined;
  sex?: string | undefined;
}
export interface PatientFieldsProps {
  /** Beginning of the ids of the fields. */
  id: string;
  /** Age and sex. */
  person: PersonDraft;
  /** Gets age and sex as they are typed. */
  onPersonChange: (person: PersonDraft) => void;
  /** Typed diagnosis. */
  diagnosis: string;
  /** Gets the typed diagnosis. */
  onDiagnosisChange: (diagnosis: string) => void;
  /** Letters of the diagnosis. */
  diagnosisMaxLength: number;
  /** Problem of each field. */
  errors: PatientErrors;
}

/** Age, sex and diagnosis, which a prescription must state. */
export function PatientFields({
  id,
  person,
  onPersonChange,
  diagnosis,
  onDiagnosisChange,
  diagnosisMaxLength,
  errors,
}: PatientFieldsProps) {
  const messages = useMessages('inbox', inboxMessages);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        id={`${id}-age`}
        label={messages.age}
        inputMode="numeric"
        maxLength={3}
        required
        value={person.age}
        error={errors.age}
        onChange={({ currentTarget }) =>
          onPersonChange({ ...person, age: currentTarget.value.replaceAll(/\D/g, '') })
        }
        className="w-28"
      />
      <SelectField
        id={`${id}-sex`}
        label={messages.sex}
        required
        value={person.sex}
        error={errors.sex}
        onChange={({ currentTarget }) =>
          onPersonChange({ ...person, sex: currentTarget.value as PersonDraft['sex'] })
        }
        placeholder={messages.sexChoose}
        options={(['female', 'male', 'other'] as const).map((value) => ({
          value,
          label: messages.sexes[value],
        }))}
        className="min-w-40"
      />
      <TextField
        id={`${id}-diagnosis`}
        label={messages.diagnosis}
        required
        maxLength={diagnosisMaxLength}
        value={diagnosis}
        error={errors.diagnosis}
        onChange={({ currentTarget }) => onDiagnosisChange(currentTarget.value)}
        className="min-w-0 flex-1 basis-48"
      />
    </div>
  );
}
