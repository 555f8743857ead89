'use client';
import { useId, type ChangeEvent, type ClipboardEvent, type ComponentProps, type ReactNode } from 'react';
import { controlClasses, Field, fieldAria } from '../../base/field/field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { otpMessages } from '../otp-messages.en.ts';

const LENGTH = 6;
/** '123 456', '१२३४५६' → '123456'. */
const digitsOf = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replace(/\D/g, '');

export interface OtpFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'> {
  /** 'OTP' unless given. */
  label?: ReactNode;
  /** '6 digits' unless given. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | undefined;
}

/** A code of six digits, in one field, which the phone can fill from the SMS. Native attributes go to the `<input>`, `className` to the whole. */
export function OtpField({ label, hint, error, id, className, onChange, onPaste, ...props }: OtpFieldProps) {
  const messages = useMessages('otp', otpMessages);
  const own = useId();
  const controlId = id ?? own;
  const shownHint = hint ?? messages.otpHint;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.currentTarget;
    const digits = digitsOf(element.value);
    if (digits !== element.value) element.value = digits;
    onChange?.(event);
  };
  // `maxlength` would cut '123 456' before its space can go.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const element = event.currentTarget;
    const digits = digitsOf(event.clipboardData.getData('text'));
    if (event.defaultPrevented || element.readOnly || digits === '') return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = element;
    const next = (
      value.slice(0, selectionStart ?? 0) +
      digits +
      value.slice(selectionEnd ?? value.length)
    ).slice(0, LENGTH);
    // By the browser's own setter: React would take the text for its own, and see no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, next);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Field
      controlId={controlId}
      label={label ?? messages.otp}
      hint={shownHint}
      error={error}
      className={className}
    >
      <input
        data-slot="otp-field"
        id={controlId}
        autoComplete="one-time-code"
        {...fieldAria(controlId, { hint: shownHint, error })}
        {...props}
        type="text"
        inputMode="numeric"
        maxLength={LENGTH}
        onChange={change}
        onPaste={paste}
        className={`${controlClasses} text-title tabular-nums`}
      />
    </Field>
  );
}
