import type { leafletMessages } from './leaflet-messages.en.ts';

export const leaflet: typeof leafletMessages = {
  use: 'কী কাজে লাগে',
  take: 'কীভাবে খাবেন',
  apply: 'কীভাবে ব্যবহার করবেন',
  avoidTaking: 'কখন খাবেন না',
  avoidUsing: 'কখন ব্যবহার করবেন না',
  effects: 'পার্শ্বপ্রতিক্রিয়া',
  keep: 'কীভাবে রাখবেন',
  doctorFirst: 'আপনার ডাক্তার যা বলেছেন, সেটিই আগে, তারপর এই পৃষ্ঠা।',
  unknown: 'এই ওষুধের তথ্য আমাদের কাছে এখনও নেই। প্যাকের ভিতরের কাগজটি পড়ুন।',
  askPharmacist: (phone) => `ফার্মাসিস্টকে জিজ্ঞাসা করুন: ${phone}`,
};
