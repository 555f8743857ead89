import { bengaliDates } from '../messages/bengali.ts';
import type { cautionMessages } from './caution-messages.en.ts';

export const caution: typeof cautionMessages = {
  title: 'এগুলি একসঙ্গে খাওয়ার আগে জিজ্ঞাসা করুন',
  staffTitle: 'এই ওষুধগুলি একসঙ্গে দেওয়া যায় কি না দেখুন',
  reasons: {
    bleeding: 'একসঙ্গে খেলে গুরুতর রক্তপাত হতে পারে।',
    same_kind: 'দুটিই একই ভাবে কাজ করে বা দুটিতেই একই উপাদান আছে। একসঙ্গে খেলে মাত্রা বেশি হতে পারে।',
    blood_pressure_drop: 'একসঙ্গে খেলে রক্তচাপ বিপজ্জনক ভাবে কমে যেতে পারে।',
    blood_pressure_rise: 'একসঙ্গে খেলে রক্তচাপ বিপজ্জনক ভাবে বেড়ে যেতে পারে।',
    serotonin: 'একসঙ্গে খেলে জ্বর, কাঁপুনি ও বিভ্রান্তি-সহ বিপজ্জনক প্রতিক্রিয়া হতে পারে।',
  },
  advice: 'আগে আপনার ডাক্তার বা আমাদের ফার্মাসিস্টের সঙ্গে কথা বলুন। ডাক্তারের দেওয়া ওষুধ জিজ্ঞাসা না করে বন্ধ করবেন না।',
  staffAdvice: 'মঞ্জুর করার আগে রোগী বা ডাক্তারকে জিজ্ঞাসা করুন।',
  ordered: (weekday, day, month, year) => `${bengaliDates.date(weekday, day, month, year)} অর্ডার করা`,
};
