import type { addressErrors } from './address.messages.en.ts';
import type { Translated } from './failure.ts';

export const addressErrorsHi: Translated<typeof addressErrors> = {
  fill_all: 'कृपया सभी ज़रूरी जगहें भरें',
  fill_map: 'कृपया सभी जगहें भरें और एक जगह चुनें',
  pincode_invalid: 'पिनकोड 6 अंकों का होना चाहिए',
  pincode_unknown: 'यह पिनकोड हमें नहीं मिला। कृपया जाँच लें।',
  address_not_found: 'यह पता हमें नहीं मिला।',
  too_many_addresses: ({ most }) => `आपके ${most} पते पहले से हैं। पहले एक हटाएँ।`,
  place_outside: 'कृपया भारत की कोई जगह चुनें।',
  point_far: ({ km, pincode }) =>
    `यह जगह पिनकोड ${pincode} से ${km} किमी दूर है। कोई दूसरी जगह चुनें या पिनकोड ठीक करें।`,
  state_other: ({ pincode, state }) => `पिनकोड ${pincode} ${state} में है। कृपया राज्य और पिनकोड जाँच लें।`,
  no_details: 'इस जगह की जानकारी नहीं मिल सकी',
};
