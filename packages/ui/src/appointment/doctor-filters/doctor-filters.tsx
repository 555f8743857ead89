'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { doctorMessages } from '../doctor-messages.en.ts';

/** What a list of doctors is narrowed by; '' for what does not narrow it. */
export interface DoctorFilter {
  search: string;
  specialty: string;
  language: string;
}
export interface DoctorFiltersProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'children' | 'onSubmit'
> {
  /** Where the form leads where no script runs. */
  action: string;
  /** What the list is narrowed by now. */
  filter: DoctorFilter;
  /** What can be chosen, by the value that stands in the address. */
  specialties: ReadonlyArray<{ value: string; label: string }>;
  /** As the specialties. */
  languages: ReadonlyArray<{ value: string; label: string }>;
  /** Gets all of it, with the name as it is typed: at once for what is chosen, by Enter and the button for a name. */
  onFilterChange: (filter: DoctorFilter) => void;
}

/** Finds doctors by name, specialty and language. The text lives in the field, so that what was typed before hydration stays. */
export function DoctorFilters({
  action,
  filter,
  specialties,
  languages,
  onFilterChange,
  className,
  ...props
}: DoctorFiltersProps) {
  const messages = useMessages('doctor', doctorMessages);
  const own = useId();
  const told = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const text = (name: keyof DoctorFilter) => {
      const given = typed.get(name);
      return typeof given === 'string' ? given.trim() : '';
    };
    onFilterChange({ search: text('search'), specialty: text('specialty'), language: text('language') });
  };
  const select = (name: 'specialty' | 'language', options: DoctorFiltersProps['specialties']) => (
    <SelectField
      id={`${own}-${name}`}
      name={name}
      label={messages[name]}
      options={[{ value: '', label: messages.all }, ...options]}
      value={filter[name]}
      onChange={({ currentTarget }) => told(currentTarget.form!)}
      className="flex-[1_1_11rem]"
    />
  );
  return (
    <form
      method="get"
      action={action}
      role="search"
      aria-label={messages.filters}
      data-slot="doctor-filters"
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        told(event.currentTarget);
      }}
      className={cn('flex flex-wrap items-end gap-4', className)}
    >
      <TextField
        // What Back or a link made of it stands there again.
        key={filter.search}
        id={`${own}-search`}
        name="search"
        label={messages.search}
        defaultValue={filter.search}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        className="flex-[1_1_11rem]"
      />
      {select('specialty', specialties)}
      {select('language', languages)}
      <Button type="submit" tone="plain">
        {messages.find}
      </Button>
    </form>
  );
}
