'use client';
import { useEffect, useState } from 'react';
import { OtpField } from '@doorstep/ui/account/otp-field';
import { AddressForm } from '@doorstep/ui/address/address-form';
import { SlotPicker } from '@doorstep/ui/appointment/slot-picker';
import { Button } from '@doorstep/ui/base/button';

/** The elements that answer a person: what they are given is a story's, what becomes of it is this page's. */
export function Parts({ args }) {
  const [time, setTime] = useState(args.slotPicker.value);
  const [adds, setAdds] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <>
      <section id="button">
        <Button {...args.button} />
      </section>
      <section id="otp-field">
        <OtpField {...args.otpField} />
      </section>
      <section id="slot-picker">
        <SlotPicker {...args.slotPicker} value={time} onValueChange={setTime} />
      </section>
      <button id="add" type="button" onClick={() => setAdds(true)}>
        Add an address
      </button>
      <AddressForm
        {...args.addressForm}
        open={adds}
        onOpenChange={setAdds}
        form={{
          ...args.addressForm.form,
          register: (name) => ({ name }),
          onTitleChange: () => {},
          onSubmit: (event) => event.preventDefault(),
        }}
      />
    </>
  );
}
