import { BookServiceForm } from '@doorstep/ui/paramedical/book-service-form';
import { TextField } from '@doorstep/ui/base/text-field';

export default function Example() {
  return (
    <BookServiceForm
      service={<p className="font-strong">Wound dressing at home</p>}
      where={<TextField
        id="address"
        label="Address"
        defaultValue="Flat 4B, Shanti Apartments, Kanke Road, Ranchi"
      />}
      when={<TextField id="date" label="Date" type="date" defaultValue="2026-11-24" />}
      notes=""
      notesMaxLength={500}
      onNotesChange={() => {}}
      step={0}
      problems={[]}
      attempt={0}
      price={undefined}
      cleared={false}
      confirmed={false}
      onCalculate={() => {}}
      onPay={() => {}}
      onBook={() => {}}
    />
  );
}
