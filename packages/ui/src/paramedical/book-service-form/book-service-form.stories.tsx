import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { TextField } from '../../base/text-field/text-field.tsx';
import { BookServiceForm, type BookServiceFormProps } from './book-service-form.tsx';

const price = {
  servicePaise: 49_900,
  travelPaise: 1_300,
  perKmPaise: 300,
  distanceKm: 4.2,
  totalPaise: 51_200,
};
const meta = preview.meta({
  title: 'Paramedical/Book service form',
  component: BookServiceForm,
  args: {
    service: <p className="font-strong">Wound dressing at home</p>,
    where: (
      <TextField id="address" label="Address" defaultValue="Flat 4B, Shanti Apartments, Kanke Road, Ranchi" />
    ),
    when: <TextField id="date" label="Date" type="date" defaultValue="2026-11-24" />,
    notes: '',
    notesMaxLength: 500,
    onNotesChange: fn(),
    step: 0 as BookServiceFormProps['step'],
    problems: [] as BookServiceFormProps['problems'],
    attempt: 0,
    price: undefined as BookServiceFormProps['price'],
    cleared: false,
    confirmed: false,
    onCalculate: fn(),
    onPay: fn(),
    onBook: fn(),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Filled = meta.story({
  args: { step: 1, notes: 'Second floor. Please ring twice: my father hears badly.' },
});
export const BusyCalculating = meta.story({ args: { step: 1, busy: 'price' } });
export const WithPrice = meta.story({ args: { step: 2, price } });
export const DoneConfirmed = meta.story({ args: { step: 3, price, confirmed: true } });
export const BusyBooking = meta.story({ args: { step: 3, price, confirmed: true, busy: 'book' } });
/** A field was changed after the price was asked for. */
export const DoneCleared = meta.story({ args: { step: 1, cleared: true } });
export const PriceChanged = meta.story({ args: { step: 2, price, wasPaise: 49_900 } });
export const ErrorMissing = meta.story({
  args: {
    whenError: 'Choose a day and a time',
    problems: [
      { href: '#book-service-when', message: 'Please fill all required fields to calculate price.' },
    ],
    attempt: 1,
  },
});
export const ErrorPrice = meta.story({
  args: { step: 1, error: { at: 'price', message: 'Failed to calculate price. Please try again.' } },
});
export const ErrorBooking = meta.story({
  args: {
    step: 3,
    price,
    confirmed: true,
    error: { at: 'book', message: 'Failed to book appointment. Please try again.' },
  },
});
export const KindDoctorsOrder = meta.story({
  args: { doctorOrder: <p>This service needs a doctor’s order.</p> },
});
export const LongText = meta.story({
  args: {
    service: (
      <p className="font-strong wrap-anywhere">
        Nasogastric feeding tube (Ryle’s tube): insertion, change and teaching of the family at home
      </p>
    ),
    notes:
      'Please ring twice. The lift does not work, and there is a dog in the yard, which is friendly but large. Ask for Venkatanarasimharajuvaripeta.',
    whenError: 'Nobody is free at this time any more. Choose another time of the same day, or another day.',
    step: 2,
    price: {
      ...price,
      servicePaise: 12_500_000,
      travelPaise: 9_000,
      distanceKm: 29.9,
      totalPaise: 12_509_000,
    },
    wasPaise: 11_999_900,
  },
});
export const Hindi = meta.story({
  args: {
    service: <p className="font-strong">घर पर पट्टी</p>,
    where: <TextField id="address" label="पता" defaultValue="फ़्लैट 4B, शांति अपार्टमेंट, कांके रोड, राँची" />,
    when: <TextField id="date" label="तारीख़" type="date" defaultValue="2026-11-24" />,
    step: 2,
    price,
    wasPaise: 49_900,
  },
  globals: { locale: 'hi' },
});
