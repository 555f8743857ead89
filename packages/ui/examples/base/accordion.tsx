import { Accordion } from '@doorstep/ui/base/accordion';
import { AccordionItem } from '@doorstep/ui/base/accordion';

export default function Example() {
  return (
    <Accordion>
      <AccordionItem value="keep" title="How do I keep my medicines?">
        Store it below 25 °C, away from light. Do not use it after the date on the strip.
      </AccordionItem>
      <AccordionItem value="late" title="What if my order is late?">We call you before the promised time has passed.</AccordionItem>
      <AccordionItem value="back" title="Can I give medicines back?">Sealed strips, within 7 days.</AccordionItem>
    </Accordion>
  );
}
