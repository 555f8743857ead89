import { ActionBar } from '@doorstep/ui/base/action-bar';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Price } from '@doorstep/ui/base/price';

export default function Example() {
  return (
    <ActionBar>
      <>
        <Price pricePaise={50000} className="flex-1" />
        <LinkButton href="#pay">Book Appointment</LinkButton>
      </>
    </ActionBar>
  );
}
