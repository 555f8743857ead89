// Attributes of HTML that stories set, so that they have a sentence and a control like an element's own props.
import type { Prop, Props } from './props.ts';

type Native = Pick<Prop, 'sentence' | 'type' | 'control'>;
const text = (sentence: string): Native => ({ sentence, type: 'text', control: 'text' });
const flag = (sentence: string): Native => ({ sentence, type: 'true | false', control: 'boolean' });
const event = (sentence: string): Native => ({ sentence, type: 'called with the event', control: 'event' });
const number = (sentence: string): Native => ({ sentence, type: 'number', control: 'number' });

const ofAll: Record<string, Native> = {
  children: { sentence: 'What stands in it.', type: 'content', control: 'text' },
  className: text('Classes for the place that its parent gives it: width, margin, order.'),
  id: text('Its id in the page.'),
  lang: text('The language of its words, where it is not that of the page.'),
  'aria-label': text('Its name for readers, where nothing visible names it.'),
  'aria-labelledby': text('The id of what names it for readers.'),
  'aria-describedby': text('The id of what says more about it.'),
};
const ofControls: Record<string, Native> = {
  disabled: flag('It cannot be used now.'),
  name: text('Its name in the form’s data.'),
};
const ofFields: Record<string, Native> = {
  required: flag('The form needs it.'),
  value: text('What it holds, where the page keeps it.'),
  defaultValue: text('What it holds at first.'),
  defaultChecked: flag('It is checked at first.'),
  checked: flag('It is checked, where the page keeps it.'),
  placeholder: text('An example in an empty field; never its label.'),
  autoComplete: text('What the browser may fill in: `name`, `tel`, `postal-code`.'),
  inputMode: text('Which keyboard a phone shows: `numeric`, `tel`.'),
  readOnly: flag('It can be read and copied, not changed.'),
  maxLength: number('The most characters that it takes.'),
  rows: number('Lines that are shown.'),
  min: text('The least value.'),
  max: text('The largest value.'),
  type: text('The kind of field or button, as in HTML.'),
  onChange: event('Its value changed.'),
  onBlur: event('It lost focus.'),
};
const byTag: Record<string, Record<string, Native>> = {
  button: { ...ofControls, type: text('`submit` sends its form.'), onClick: event('It was pressed.') },
  a: { href: text('Where it leads.'), onClick: event('It was followed.') },
  input: { ...ofControls, ...ofFields },
  select: { ...ofControls, ...ofFields },
  textarea: { ...ofControls, ...ofFields },
  fieldset: ofControls,
  form: {
    onSubmit: event('It was sent.'),
    noValidate: flag('The browser does not check it: the page does.'),
  },
  img: {
    src: text('Address of the picture.'),
    alt: text('What it shows, in words; empty where it says nothing.'),
    width: number('Pixels.'),
    height: number('Pixels.'),
    loading: text('`lazy` waits until it is near.'),
  },
};

/** The attributes of HTML that the docs name, without those that the element declares itself or does not take. */
export function nativeProps({ native, list, omitted = [] }: Props): Prop[] {
  if (!native) return [];
  const known = new Set([...list.map(({ name }) => name), ...omitted]);
  return Object.entries({ ...ofAll, ...byTag[native] })
    .filter(([name]) => !known.has(name))
    .map(([name, one]) => Object.assign({ name, default: '', required: false, options: undefined }, one));
}
