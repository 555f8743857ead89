import { KeepReadyList } from '@doorstep/ui/paramedical/keep-ready-list';
import { ServiceDetail } from '@doorstep/ui/paramedical/service-detail';

export default function Example() {
  return (
    <ServiceDetail
      name="Wound dressing"
      description="A nurse cleans your wound and puts on a new dressing at home, with sterile things that she brings. She tells you how it heals and what to look for until the next time."
      pricePaise={39900}
      discountPercent={20}
      minutes={45}
      orderNeeded={false}
      serviceId={1}
      bookHref="#book"
      payAtVisitHref="#pay-at-visit"
      perKmPaise={300}
    >
      <KeepReadyList
        items={[
          { icon: 'icon-file-text', text: 'The doctor’s note' },
          { icon: 'icon-sun', text: 'A clean place to lie, with good light' },
        ]}
        onPrint={() => {}}
      />
    </ServiceDetail>
  );
}
