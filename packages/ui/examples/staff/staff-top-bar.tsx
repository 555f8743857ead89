import { SearchBox } from '@doorstep/ui/base/search-box';
import { StaffTopBar } from '@doorstep/ui/staff/staff-top-bar';

export default function Example() {
  return (
    <StaffTopBar
      logo={<span aria-hidden className="h-8.5 w-7.5 flex-none rounded-control bg-accent-fill" />}
      brandName="Doorstep"
      homeHref="#home"
      dark={false}
      onDarkChange={() => {}}
      onLanguageChange={() => {}}
    >
      <SearchBox
        action="#"
        label="Search an order, patient, mobile or medicine"
        placeholder="Search an order, patient, mobile or medicine"
        onSubmit={() => {}}
      />
    </StaffTopBar>
  );
}
