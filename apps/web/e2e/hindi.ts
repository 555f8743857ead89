/** What stands in addresses of the demo's own things. */
export interface Known {
  medicine: number;
  service: number;
  test: number;
  doctor: number;
  slot: string;
  orders: readonly string[];
  bookings: readonly string[];
  consultations: readonly string[];
}
type Addresses = readonly string[] | ((known: Known) => readonly string[]);

/** By a route of the table, where one opens it. A page for patients is opened as Asha, who has something of everything. */
export const visited: Readonly<Record<string, Addresses>> = {
  '': ['/'],
  medicines: [
    '/medicines',
    '/medicines?view=list&letter=P&prescription=no',
    '/medicines?search=fever&page=2',
    '/medicines?search=zzzzzz',
  ],
  'medicines/:id': ({ medicine }) => [medicine, medicine + 3].map((id) => `/medicines/${id}`),
  'medicine/:id': ({ medicine }) => [`/medicine/${medicine}`],
  paramedical: ['/paramedical'],
  'paramedical/:id': ({ service }) => [`/paramedical/${service}`],
  doctors: ['/doctors'],
  'doctor-list': ['/doctor-list'],
  'doctor/:id': ({ doctor }) => [`/doctor/${doctor}`],
  'medical-tests': ['/medical-tests'],
  'medical-tests/list': ['/medical-tests/list'],
  'medical-tests/packages': ['/medical-tests/packages'],
  'medical-tests/:id': ({ test }) => [`/medical-tests/${test}`],
  'online-consultation': ['/online-consultation', '/online-consultation?tab=video'],
  search: ['/search', '/search?q=bukhar', '/search?q=chest%20pain', '/search?q=zzzzzz'],
  support: ['/support'],
  about: ['/about'],
  privacy: ['/privacy'],
  terms: ['/terms'],
  emergency: ['/emergency'],
  offline: ['/offline'],
  '*': ['/no-such-page'],
};
export const visitedLoggedOut: typeof visited = {
  login: ['/login'],
  signup: ['/signup'],
  ForgotPassword: ['/ForgotPassword'],
  'verify-otp': ['/verify-otp'],
  'second-step': ['/second-step'],
};
export const visitedByAsha: typeof visited = {
  'order-step-1': ['/order-step-1'],
  'order-step-2': ['/order-step-2'],
  'order-step-3': ['/order-step-3'],
  'order-success': ({ orders }) => [`/order-success?order_id=${orders[0]}`],
  'medicines/orders/history': ['/medicines/orders/history'],
  'orders/:id': ({ orders }) => orders.map((id) => `/orders/${id}`),
  prescriptions: ['/prescriptions'],
  'prescriptions/upload': ['/prescriptions/upload'],
  'user/addresses': ['/user/addresses'],
  'user/addresses/add': ['/user/addresses/add'],
  profile: ['', '?tab=addresses', '?tab=wishlist', '?tab=settings'].map((tab) => `/profile${tab}`),
  'profile/orders': ['/profile/orders'],
  'paramedical/book/:id': ({ service }) => [`/paramedical/book/${service}`],
  'paramedical/:id/checkout': ({ service }) => [`/paramedical/${service}/checkout`],
  'paramedical/bookings': ['/paramedical/bookings'],
  'doctor-slots': ({ doctor }) => [`/doctor-slots?doctor=${doctor}`],
  'doctor-booking': ({ doctor, slot }) => [`/doctor-booking?doctor=${doctor}&slot=${slot}`],
  'doctor-checkout': ({ doctor, slot }) => [`/doctor-checkout?doctor=${doctor}&slot=${slot}`],
  'booking-success': ({ bookings }) => [`/booking-success?id=${bookings[0]}`],
  'bookings/:id': ({ bookings }) => bookings.map((id) => `/bookings/${id}`),
  'medical-tests/booking': ['/medical-tests/booking'],
  'medical-tests/book-appointment': ['/medical-tests/book-appointment'],
  'medical-tests/booking-success': ({ bookings }) => [
    `/medical-tests/booking-success?booking=${bookings[0]}`,
  ],
  PatientDashboard: ['/PatientDashboard'],
  'consultation/:id': ({ consultations }) => consultations.map((id) => `/consultation/${id}`),
  'consultation/video/book': ({ doctor }) => [`/consultation/video/book?doctor=${doctor}`],
};
/** Routes that say nothing of the shop's own to a patient. */
export const unvisited: Readonly<Record<string, string>> = {
  'dev/outbox': 'a tool of the demo: messages as they were sent, some of them in English',
};
export const addressesOf = (pages: typeof visited, known: Known): string[] =>
  Object.values(pages).flatMap((given) => (typeof given === 'function' ? given(known) : given));

/** Where a page shows what people wrote, or what is printed on paper: CSS selectors, each with its reason. */
export const notOurs: Readonly<Record<string, string>> = {
  '[lang^="en"]': 'said to be English: the name that stands on a pack, a text of the shop that has no Hindi',
  '[data-slot="chat-message"]': 'what patient and doctor wrote to each other',
};

/** In the page: texts with three Latin words in a row, without what people wrote. Numbers and abbreviations ('MBBS') do not count. */
export function latinRows({ but, written }: { but: string; written: readonly string[] }): string[] {
  const word = String.raw`\p{Script=Latin}[\p{Script=Latin}'’.-]*`,
    between = String.raw`[\s,/]+(?:[\d.,/%]+[\s,/]+)*`,
    row = new RegExp(`${word}(?:${between}${word}){2,}`, 'u');
  const said = new Set<string>();
  const note = (text: string | null, element: Element | null) => {
    if (!text || !element || element.closest(but) || element.closest('script, style, noscript')) return;
    let plain = text.replaceAll(/\s+/g, ' ').trim();
    for (const one of written) plain = plain.replaceAll(one, '…');
    if (!row.test(plain.replaceAll(/\b\p{Lu}{2,}\b/gu, '7'))) return;
    const slot = element.closest('[data-slot]')?.getAttribute('data-slot') ?? element.localName;
    said.add(`${slot}: ${plain.slice(0, 160)}`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) note(texts.currentNode.textContent, texts.currentNode.parentElement);
  for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`)) note(element.getAttribute(name), element);
  note(document.title, document.body);
  return [...said];
}
