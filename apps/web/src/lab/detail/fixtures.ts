import type { MedicalTest, OneMedicalTest } from '@doorstep/contract/lab.schema';

// Only stories import this file.
const test = (id: number, title: string, title_hi: string, some: Partial<MedicalTest>): MedicalTest => ({
  id,
  title,
  title_hi,
  description: 'It measures the fats in your blood.',
  description_hi: 'इसमें ख़ून की चर्बी नापी जाती है।',
  price: 600,
  offer_price: 449,
  category: 'cardiac',
  fasting: false,
  turnaround: '24-48h',
  fasting_hours: 0,
  water_only: false,
  after_meal: false,
  medicines_to_ask: [],
  sample: 'Blood',
  sample_hi: 'ख़ून',
  sex: null,
  min_age: null,
  max_age: null,
  repeat_days: null,
  measures: [],
  ...some,
});
/** A fasting test that two packages hold. */
export const lipids: OneMedicalTest = {
  success: true,
  data: test(2, 'Lipid profile', 'लिपिड प्रोफ़ाइल', {
    fasting: true,
    fasting_hours: 12,
    water_only: true,
    medicines_to_ask: [{ text: 'Blood thinners', text_hi: 'ख़ून पतला करने की दवा' }],
  }),
  values: [
    { code: 'cholesterol_total', name: 'Total cholesterol', name_hi: 'कुल कोलेस्ट्रॉल' },
    { code: 'ldl', name: 'LDL cholesterol', name_hi: 'LDL कोलेस्ट्रॉल' },
    { code: 'hdl', name: 'HDL cholesterol', name_hi: 'HDL कोलेस्ट्रॉल' },
    { code: 'triglycerides', name: 'Triglycerides', name_hi: 'ट्राइग्लिसराइड' },
  ],
  related: [
    test(14, 'Troponin T', 'ट्रोपोनिन T', { price: 1200, offer_price: 999 }),
    test(15, 'Homocysteine', 'होमोसिस्टीन', { price: 900, offer_price: null }),
    test(16, 'Total cholesterol', 'कुल कोलेस्ट्रॉल', { price: 150, offer_price: null }),
  ],
  packages: [
    { id: 1, name: 'Full body check', name_hi: 'पूरे शरीर की जाँच' },
    { id: 2, name: 'Diabetes check', name_hi: 'शुगर की जाँच' },
  ],
};
