'use client';
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { controlClasses, Field, fieldAria } from '../field/field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { formMessages } from '../form-messages.en.ts';

/** Devanagari digits come out as 0 to 9. */
export const onlyDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replace(/\D/g, '');
/** No mobile number of India starts with 0; 91 is the country only where ten digits follow. */
const withoutPrefix = (digits: string) => digits.replace(/^0+/, '').replace(/^910?(?=\d{10}$)/, '');
const inGroups = (digits: string) =>
  digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5, 10)}` : digits;

/** '+91 98765-43210' → '98765 43210'; at most ten digits, in two groups of five. */
export const groupMobile = (text: string): string => inGroups(withoutPrefix(onlyDigits(text)));

/** What stands in the field after an input, and where the caret does. */
function afterInput(raw: string, caret: number, before: string, inputType: string | undefined) {
  const all = onlyDigits(raw);
  let digits = withoutPrefix(all);
  let at = Math.max(0, onlyDigits(raw.slice(0, caret)).length - (all.length - digits.length));
  // What is too many goes where it came in, as with `maxLength`: a digit in the middle must not push the last one out.
  const start = Math.max(0, at - Math.max(0, digits.length - 10));
  digits = digits.slice(0, start) + digits.slice(at);
  at = start;
  // Only the space was deleted: the digit beyond it was meant.
  if (raw === before.replace(' ', '') && raw !== before && inputType?.startsWith('delete')) {
    if (!inputType.endsWith('Forward')) at -= 1;
    digits = digits.slice(0, at) + digits.slice(at + 1);
  }
  return { text: inGroups(digits), caret: at > 5 ? at + 1 : at };
}

export interface MobileFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'> {
  /** The visible name of the control. */
  label: ReactNode;
  /** '10 digits' unless given. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Says that it may be left empty. */
  optional?: boolean;
  /** Without `value` the field is uncontrolled; `register('mobile')` of a form library fits. What it reads from the element is the text as shown, '98765 43210': the caller strips the space. */
  defaultValue?: string;
}

/** An Indian mobile number, shown in two groups of five while it is typed. Native attributes go to the `<input>`, `className` to the whole. */
export function MobileField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ref,
  defaultValue = '',
  onChange,
  ...props
}: MobileFieldProps) {
  const messages = useMessages('form', formMessages);
  const own = useId();
  const controlId = id ?? own;
  const shownHint = hint ?? messages.mobileHint;
  const input = useRef<HTMLInputElement>(null);
  const before = useRef('');
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // A form library writes its default or its reset through `ref`; a patient may have typed before hydration.
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    const text = groupMobile(element.value);
    if (text !== element.value) element.value = text;
    before.current = text;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.currentTarget;
    const next = afterInput(
      element.value,
      element.selectionStart ?? element.value.length,
      before.current,
      (event.nativeEvent as InputEvent).inputType,
    );
    before.current = next.text;
    if (next.text !== element.value) {
      element.value = next.text;
      if (document.activeElement === element) element.setSelectionRange(next.caret, next.caret);
    }
    onChange?.(event);
  };
  return (
    <Field
      controlId={controlId}
      label={label}
      hint={shownHint}
      error={error}
      optional={optional}
      className={className}
    >
      <input
        ref={input}
        data-slot="mobile-field"
        id={controlId}
        autoComplete="tel-national"
        {...fieldAria(controlId, { hint: shownHint, error })}
        {...props}
        type="tel"
        inputMode="numeric"
        {...(props.value === undefined && { defaultValue: groupMobile(defaultValue) })}
        onChange={change}
        className={controlClasses}
      />
    </Field>
  );
}
