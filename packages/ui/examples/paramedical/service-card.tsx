import { ServiceCard } from '@doorstep/ui/paramedical/service-card';

export default function Example() {
  return (
    <ServiceCard
      name="Wound dressing"
      description="A nurse cleans your wound and puts on a new dressing at home, with sterile things that she brings…"
      href="#dressing"
      minutes={45}
      pricePaise={39900}
      discountPercent={20}
    />
  );
}
