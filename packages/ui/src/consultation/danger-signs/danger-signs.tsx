'use client';
import { useId, useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { useMessages } from '../../messages/provider.ts';
import { emergencyMessages } from '../emergency-messages.en.ts';
import { dangerSignNames, type DangerSignName } from '../sign-names.ts';

export interface DangerSignsProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Those that were answered with yes before; undefined where nothing was answered yet. */
  defaultValue?: readonly DangerSignName[] | undefined;
  /** Called with those that were answered with yes, once all are answered. */
  onAnswer: (yes: readonly DangerSignName[]) => void;
  /** What was answered is on its way. */
  busy?: boolean;
  /** Level of its heading in the outline of the page. */
  headingLevel?: 2 | 3;
}
type Answers = Partial<Record<DangerSignName, boolean>>;

/** Six danger signs, each with yes or no; 'none of these' answers all at once. */
export function DangerSigns({
  defaultValue,
  onAnswer,
  busy,
  headingLevel = 3,
  className,
  ...props
}: DangerSignsProps) {
  const messages = useMessages('emergency', emergencyMessages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const [answers, setAnswers] = useState<Answers>(() =>
    defaultValue
      ? Object.fromEntries(dangerSignNames.map((name) => [name, defaultValue.includes(name)]))
      : {},
  );
  const [missing, setMissing] = useState<DangerSignName>();
  function answer() {
    const open = dangerSignNames.find((name) => answers[name] === undefined);
    setMissing(open);
    if (open === undefined) onAnswer(dangerSignNames.filter((name) => answers[name]));
    else document.getElementById(`${id}-${open}-no`)?.focus();
  }
  return (
    <form
      data-slot="danger-signs"
      {...props}
      className={cn('flex flex-col gap-4', className)}
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
    >
      <Heading id={`${id}-title`} className="text-lead">
        {messages.question}
      </Heading>
      <Button
        tone="plain"
        className="self-start"
        onClick={() => {
          setAnswers(Object.fromEntries(dangerSignNames.map((name) => [name, false])));
          setMissing(undefined);
        }}
      >
        {messages.noneOf(dangerSignNames.length)}
      </Button>
      <ul aria-labelledby={`${id}-title`} className="flex flex-col divide-y divide-line">
        {dangerSignNames.map((name) => (
          <li key={name}>
            <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 max-xs:*:grow">
              <legend className="sr-only">{messages.signs[name]}</legend>
              <span aria-hidden className="min-w-0 grow basis-48 font-medium max-xs:basis-full wrap-anywhere">
                {messages.signs[name]}
              </span>
              {([true, false] as const).map((yes) => (
                <label
                  key={String(yes)}
                  className={cn(
                    'flex min-h-target cursor-pointer items-center gap-2 rounded-control border border-line px-4 has-checked:font-strong',
                    'focus-inside',
                    answers[name] === yes &&
                      (yes
                        ? 'border-danger-line bg-danger-tint text-danger-text'
                        : 'border-success-line bg-success-tint text-success-text'),
                  )}
                >
                  <input
                    type="radio"
                    id={`${id}-${name}-${yes ? 'yes' : 'no'}`}
                    name={`${id}-${name}`}
                    checked={answers[name] === yes}
                    className="size-5.5"
                    onChange={() => {
                      setAnswers((now) => ({ ...now, [name]: yes }));
                      setMissing(undefined);
                    }}
                  />
                  <span>{yes ? messages.yes : messages.no}</span>
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      {missing !== undefined && <FieldError controlId={id}>{messages.missing}</FieldError>}
      <Button type="submit" size="lg" busy={busy}>
        {messages.go}
      </Button>
    </form>
  );
}
