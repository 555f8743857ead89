'use client';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { cn } from '../../cn.ts';
import { controlClasses, Field, fieldAria } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { formMessages } from '../form-messages.en.ts';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The visible name of the control. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Tells password managers what to offer. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown while it is typed. Native attributes go to the `<input>`, `className` to the whole. */
export function PasswordField({ label, hint, error, id, className, ref, ...props }: PasswordFieldProps) {
  const messages = useMessages('form', formMessages);
  const own = useId();
  const controlId = id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const selection = useRef<[start: number | null, end: number | null]>(undefined);
  const [shown, setShown] = useState(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const change = (next: boolean) => {
    if (input.current) selection.current = [input.current.selectionStart, input.current.selectionEnd];
    setShown(next);
  };
  useLayoutEffect(() => {
    const element = input.current;
    // Without focus a selection would draw focus to it, in some browsers.
    if (!element || !selection.current || document.activeElement !== element) return;
    // Chromium forgets the caret at the first layout after the type changed: so that one comes first.
    element.getBoundingClientRect();
    element.setSelectionRange(...selection.current);
  }, [shown]);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => change(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      {/* In large text on a small screen the word gives way to what is typed. */}
      <div className="@container relative">
        <input
          ref={input}
          data-slot="password-field"
          data-state={shown ? 'shown' : 'hidden'}
          id={controlId}
          autoCapitalize="none"
          spellCheck={false}
          {...fieldAria(controlId, { hint, error })}
          {...props}
          type={shown ? 'text' : 'password'}
          className={cn(controlClasses, 'pe-26 @max-[12rem]:pe-12')}
        />
        <button
          type="button"
          aria-label={shown ? messages.hidePassword : messages.showPassword}
          aria-controls={controlId}
          disabled={props.disabled}
          // A press leaves focus and caret in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => change(!shown)}
          className="absolute inset-y-0 end-0 flex min-h-target min-w-target items-center gap-1.5 rounded-control px-3 text-meta font-medium text-accent-text disabled:text-content-muted"
        >
          <Icon name={shown ? 'icon-eye-off' : 'icon-eye'} />
          <span className="@max-[12rem]:hidden">{shown ? messages.hide : messages.show}</span>
        </button>
      </div>
    </Field>
  );
}
