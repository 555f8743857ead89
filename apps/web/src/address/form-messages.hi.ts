import type { addressFormMessages } from './form-messages.en.ts';

export const addressForm: typeof addressFormMessages = {
  reachFrom: (km, fee, free) => `हमारी फ़ार्मेसी से ${km} कि.मी.। यहाँ डिलीवरी ${fee} में, और ${free} के ऑर्डर से मुफ़्त।`,
  titles: ['घर', 'दफ़्तर'],
  nameHint: 'हम इसे आपके खाते में भी लिखेंगे। आप इसे अपनी प्रोफ़ाइल में बदल सकते हैं।',
  wants: {
    title: 'इस पते को नाम दें, जैसे घर',
    address_line_1: 'अपना मकान नंबर और गली लिखें',
    pincode: 'अपना 6 अंकों का पिनकोड लिखें',
    city: 'अपना शहर लिखें',
    state: 'अपना राज्य लिखें',
    name: 'पूरा नाम लिखें',
    mobile: '10 अंकों का मोबाइल नंबर लिखें',
    address: 'अपना पता लिखें',
    latitude: 'अपनी जगह सूची से या नक्शे पर चुनें',
  },
};
