'use client';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { useMessages } from '../../messages/provider.ts';
import { emergencyMessages } from '../emergency-messages.en.ts';
import { dangerSignNames, type DangerSignName } from '../sign-names.ts';

export interface DangerSignsProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Those that were answered with yes before: the others stay open, unless none was. Undefined where nothing was answered yet. */
  defaultValue?: readonly DangerSignName[] | undefined;
  /** Called with those that were answered with yes: by the button, once all are answered or one is a yes. */
  onAnswer: (yes: readonly DangerSignName[]) => void;
  /** Called at once with the first yes: whom to call does not wait for the other answers. */
  onDanger?: ((yes: readonly DangerSignName[]) => void) | undefined;
  /** Consent, above the button. */
  children?: ReactNode;
  /** What was answered is on its way. */
  busy?: boolean;
  /** Level of its heading in the outline of the page. */
  headingLevel?: 2 | 3;
}
type Answers = Partial<Record<DangerSignName, boolean>>;

/** Six danger signs, each with yes or no; 'none of these' answers all at once, and the first yes is reported at once. */
export function DangerSigns({
  defaultValue,
  onAnswer,
  onDanger,
  busy,
  headingLevel = 3,
  className,
  children,
  ...props
}: DangerSignsProps) {
  const messages = useMessages('emergency', emergencyMessages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(
      defaultValue?.length === 0
        ? dangerSignNames.map((name) => [name, false])
        : (defaultValue ?? []).map((name) => [name, true]),
    ),
  );
  const [missing, setMissing] = useState<DangerSignName>();
  function answer() {
    const yes = dangerSignNames.filter((name) => answers[name]),
      open = yes.length > 0 ? undefined : dangerSignNames.find((name) => answers[name] === undefined);
    setMissing(open);
    if (open === undefined) onAnswer(yes);
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
                      if (yes && !dangerSignNames.some((one) => answers[one])) onDanger?.([name]);
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
      {children}
      <Button type="submit" size="lg" busy={busy}>
        {messages.go}
      </Button>
    </form>
  );
}
