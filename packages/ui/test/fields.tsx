// What a form library and a plain form ask of a field. The loop of conformance.test.tsx runs it for every element that passes its `name` to a control.
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Value = string | boolean;
type Values = Record<string, Value>;
type Field = ComponentType<Record<string, unknown>>;
type Form = UseFormReturn<Values>;

export const NAME = 'conformance-name';

/** The controls of this name: several radios, else one. */
export const controls = (within: ParentNode) =>
  [...within.querySelectorAll<Control>('input,select,textarea')].filter(({ name }) => name === NAME);

const isCheckbox = (control: Control | undefined) => control?.type === 'checkbox';

/** Two values that this control can hold, other than the empty one. */
function values([first, ...others]: Control[]): [Value, Value] {
  if (isCheckbox(first)) return [true, false];
  const choices =
    first instanceof HTMLSelectElement
      ? [...first.options].map(({ value }) => value)
      : first?.type === 'radio'
        ? [first, ...others].filter(({ disabled }) => !disabled).map(({ value }) => value)
        : first?.type === 'date'
          ? ['2026-11-24', '2026-11-25']
          : ['98765', '12345'];
  const [one = '', another = ''] = choices.filter((choice) => choice !== '').toReversed();
  return [one, another];
}

function shown(all: Control[]): Value {
  const [first] = all;
  if (first instanceof HTMLInputElement && first.type === 'checkbox') return first.checked;
  if (first?.type === 'radio')
    return all.find((one) => one instanceof HTMLInputElement && one.checked)?.value ?? '';
  return first?.value ?? '';
}

/** Sets the value as a person does. */
async function enter(all: Control[], value: Value) {
  const [first] = all;
  if (first instanceof HTMLSelectElement) await userEvent.selectOptions(first, String(value));
  else if (first?.type === 'checkbox') await userEvent.click(first);
  else if (first?.type === 'radio') await userEvent.click(all.find((one) => one.value === value) ?? first);
  else if (first) await userEvent.fill(first, String(value));
}

const uses: Record<string, (props: { form: Form; Element: Field; args: object }) => ReactNode> = {
  register: ({ form, Element, args }) => <Element {...args} {...form.register(NAME)} />,
  Controller: ({ form, Element, args }) => (
    <Controller
      name={NAME}
      control={form.control}
      render={({ field: { value, ...field } }) => (
        <Element
          {...args}
          {...field}
          {...(typeof value === 'boolean' ? { checked: value } : { value: value ?? '' })}
        />
      )}
    />
  ),
};

/** Everything that is wrong with an element as a field of a form. `args` are those of its Default story. */
export async function fieldProblems(Element: Field, args: Record<string, unknown>): Promise<string[]> {
  try {
    return await problemsOf(Element, args);
  } finally {
    // Else the loop would take what is left of this one for a part of the next.
    cleanup();
  }
}

async function problemsOf(Element: Field, args: Record<string, unknown>): Promise<string[]> {
  const { value, defaultValue, checked, defaultChecked, onChange, onValueChange, onBlur, ref, ...rest } =
    args;
  void [value, defaultValue, checked, defaultChecked, onChange, onValueChange, onBlur, ref];
  const found: string[] = [];
  for (const [use, Use] of Object.entries(uses)) {
    let form: Form | undefined;
    let empty: Value = '';
    const Page = () => {
      form = useForm<Values>({ defaultValues: { [NAME]: empty } });
      return (
        <form aria-label="page">
          <Use form={form} Element={Element} args={{ ...rest, name: NAME }} />
        </form>
      );
    };
    let page = render(<Page />);
    if (isCheckbox(controls(page.container)[0])) {
      // Only now it is known that it holds yes or no.
      page.unmount();
      empty = false;
      page = render(<Page />);
    }
    // The library focuses in a timer, and React draws when it likes.
    const must = async (read: () => unknown, wanted: unknown, what: string) => {
      await vi
        .waitUntil(() => read() === wanted)
        .catch(() => found.push(`${use}: ${what} is ${String(read())} instead of ${String(wanted)}`));
    };
    const inSight = () => shown(controls(page.container));
    const [entered, other] = values(controls(page.container));
    await enter(controls(page.container), entered);
    await must(() => form?.getValues(NAME), entered, 'the value in the form after it was entered');
    await must(inSight, entered, 'the value in sight after it was entered');
    const element = page.container.querySelector('form') ?? undefined;
    await must(() => new FormData(element).get(NAME), entered === true ? 'on' : entered, 'what FormData has');
    form?.reset({ [NAME]: other });
    await must(inSight, other, 'the value in sight after reset');
    (document.activeElement as HTMLElement | null)?.blur();
    form?.setFocus(NAME);
    await must(
      () => (document.activeElement as Control | null)?.name,
      NAME,
      'the name of what has focus after setFocus',
    );
    page.unmount();
  }
  return found;
}
