'use client';
import { useState } from 'react';
import { controlClasses } from '../../base/field/field.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { radioDot } from '../../base/radio-cards/radio-dot.ts';
import type { FieldRegistration } from '../../base/text-field/text-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { addressMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

const OTHER = '';
/** What `useFields` gives a field. */
type OwnField = FieldRegistration & { id: string; error: string | undefined };
interface TitleChoiceProps {
  /** Those that are a press away. */
  titles: readonly string[];
  /** The title at first. */
  title: string;
  /** Gets a title that was pressed; '' for 'Other', whose field is then written in. */
  onTitleChange: (title: string) => void;
  /** Of the field behind 'Other'; what is wrong is said at the choice. */
  field: OwnField;
}

/** 'Home', 'Office', or a title of one's own. */
export function TitleChoice({ titles, title, onTitleChange, field }: TitleChoiceProps) {
  const messages = useMessages('address', addressMessages);
  const [chosen, setChosen] = useState(titles.includes(title) ? title : title === '' ? undefined : OTHER);
  const other = chosen === OTHER;
  const { error, ...own } = field;
  const described = error ? `${field.id}-error` : undefined;
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={described}
      className="flex min-w-0 flex-col"
    >
      <legend className="pb-1.5 font-medium">{messages.title}</legend>
      {error && (
        <div className="pb-2">
          <FieldError controlId={field.id}>{error}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {[...titles, OTHER].map((one, place) => {
          // The summary of errors leads to the first, where there is no field to lead to.
          const id = place === 0 && !other ? field.id : `${field.id}-${place}`;
          return (
            <label
              key={one}
              htmlFor={id}
              className="flex min-h-control items-center gap-2 rounded-control border border-line-strong bg-surface-raised px-3 py-2 has-checked:border-accent-line has-checked:bg-accent-tint"
            >
              <input
                type="radio"
                id={id}
                name={`${field.id}-choice`}
                value={one}
                checked={chosen === one}
                onChange={() => {
                  setChosen(one);
                  onTitleChange(one);
                }}
                className={radioDot}
              />
              {wrapText(one || messages.other)}
            </label>
          );
        })}
        {other && (
          <input
            {...own}
            aria-label={messages.title}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
            placeholder={messages.titlePlaceholder}
            autoComplete="off"
            className={controlClasses}
          />
        )}
      </div>
    </fieldset>
  );
}
