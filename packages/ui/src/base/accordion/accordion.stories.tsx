import preview from '#storybook/preview';
import { Accordion, AccordionItem } from './accordion.tsx';

const keep = 'Store it below 25 °C, away from light. Do not use it after the date on the strip.';
const meta = preview.meta({
  title: 'Base/Accordion',
  component: Accordion,
  args: {
    children: [
      <AccordionItem key="keep" title="How do I keep my medicines?">
        {keep}
      </AccordionItem>,
      <AccordionItem key="late" title="What if my order is late?">
        We call you before the promised time has passed.
      </AccordionItem>,
      <AccordionItem key="back" title="Can I give medicines back?">
        Sealed strips, within 7 days.
      </AccordionItem>,
    ],
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How do I keep my medicines?'));
  },
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
/** As a list of settings: a drawing and a few words for each. */
export const WithIcon = meta.story({
  args: {
    children: [
      <AccordionItem
        key="profile"
        level={2}
        icon="icon-user"
        title="Your details"
        description="Name, mobile, email"
      >
        Asha Kumari, 98765 43210
      </AccordionItem>,
      <AccordionItem
        key="lock"
        level={2}
        icon="icon-lock"
        title="Password"
        description="Last changed in June"
      >
        Change your password
      </AccordionItem>,
    ],
  },
});
/** One open at a time, by the name that they share. */
export const VariantOne = meta.story({
  args: {
    children: [
      <AccordionItem key="tablet" name="form" title="Tablets" open>
        Swallow whole, with water.
      </AccordionItem>,
      <AccordionItem key="syrup" name="form" title="Syrups">
        Shake before each use.
      </AccordionItem>,
    ],
  },
});
export const LongText = meta.story({
  args: {
    children: (
      <AccordionItem
        open
        title="What do I do if the pharmacist rejected one medicine of my prescription, and the others of the same order are on their way already?"
      >
        {`${Array.from({ length: 4 }, () => keep).join(' ')} venkatanarasimharajuvaripeta@subrahmanyeswara-satyanarayana.example`}
      </AccordionItem>
    ),
  },
});
export const Hindi = meta.story({
  args: {
    children: [
      <AccordionItem key="keep" open title="दवाएँ कैसे रखें?">
        25 °C से नीचे, रोशनी से दूर रखें।
      </AccordionItem>,
      <AccordionItem key="late" title="ऑर्डर देर से आए तो?">
        हम आपको पहले फ़ोन करते हैं।
      </AccordionItem>,
    ],
  },
  globals: { locale: 'hi' },
});
