import preview from '#storybook/preview';
import { controlClasses, Field, fieldAria } from './field.tsx';

const meta = preview.meta({
  title: 'Base/Field',
  component: Field,
  args: {
    controlId: 'pin',
    label: 'Pincode',
    hint: '6 digits, as in 834001',
    children: <input id="pin" className={controlClasses} aria-describedby="pin-hint" />,
  },
});
export const Default = meta.story();
export const Error = meta.story({
  args: {
    error: 'Please enter a valid 6-digit pincode',
    children: (
      <input
        id="pin"
        defaultValue="83400"
        className={controlClasses}
        {...fieldAria('pin', { hint: true, error: 'x' })}
      />
    ),
  },
});
export const VariantOptional = meta.story({ args: { optional: true } });
export const LongText = meta.story({
  args: {
    label:
      'House or flat number, building, street and the nearest crossing that the delivery person will know',
    hint: 'Write it as you would tell a neighbour who comes on foot for the first time',
  },
});
export const Hindi = meta.story({
  args: { label: 'पिनकोड', hint: '6 अंक, जैसे 834001', optional: true },
  globals: { locale: 'hi' },
});
