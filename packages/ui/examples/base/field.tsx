import { Field } from '@doorstep/ui/base/field';

export default function Example() {
  return (
    <Field controlId="pin" label="Pincode">
      <input
        id="pin"
        className="min-h-control w-full rounded-control border border-line-strong bg-surface-raised px-3 py-2 text-body text-content placeholder:text-content-muted aria-invalid:border-2 aria-invalid:border-danger-line disabled:bg-surface-sunken disabled:text-content-muted"
        aria-describedby="pin-hint"
      />
    </Field>
  );
}
