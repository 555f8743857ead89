import { expect, test } from 'vitest';
import { service, serviceOf, servicesOf } from '../service-answers.ts';
import {
  answer,
  at,
  count,
  find,
  follow,
  heading,
  open,
  press,
  refused,
  see,
  unreachable,
  user,
} from '../page.ts';

const three = servicesOf(
  service(1, { around_the_clock: true }),
  service(2, { title: 'Stitch removal', title_hi: 'टाँके निकालना', offer_price: null }),
  service(3, { title: 'IV saline', title_hi: 'सलाइन', description: 'x'.repeat(140), needs_order: true }),
);

test('the list shows each service with its price, and leads to it', async () => {
  answer('listServices', three);
  answer('getService', ({ params }) => serviceOf(three.data[Number(params['id']) - 1]!));
  await open('/paramedical');
  await heading('Paramedical Services');
  expect(count('article')).toBe(3);
  const [first, second, third] = (await find('list', 'Paramedical Services')).querySelectorAll<HTMLElement>(
    'article',
  );
  for (const said of ['Available at home', '20% OFF', 'Now ₹399.00', 'was ₹499.00'])
    expect(first).toHaveTextContent(said);
  expect(second).toHaveTextContent('₹499.00');
  expect(second).not.toHaveTextContent('OFF');
  expect(third).toHaveTextContent(`${'x'.repeat(100)}…`);
  await follow('View & Book: IV saline');
  await at('/paramedical/3');
  await heading('IV saline');
  await see(/^Needed: you upload it/);
  expect(document.title).toBe('IV saline - Doorstep');
});

test('a search narrows the list by its address, and says where there is nothing', async () => {
  answer('listServices', three);
  await open('/paramedical');
  const box = await find('combobox', 'Search home services');
  await user.type(box, 'stitch{Enter}');
  await at('/paramedical?search=stitch');
  await see('1 service');
  expect(count('article')).toBe(1);
  await open('/paramedical?search=massage');
  await see('No services for “massage”');
  await follow('All services');
  await at('/paramedical');
  await see('3 services');
  expect(count('article')).toBe(3);
});

test('where there are no services that is said, and a failure can be tried again', async () => {
  answer('listServices', servicesOf());
  await open('/paramedical');
  await see('No Services Available');
  answer('listServices', unreachable);
  await open('/paramedical');
  await see('Failed to load services');
  answer('listServices', three);
  await press('Try again');
  await see('3 services');
});

test('a service says when, at what price and by which ways it is booked', async () => {
  answer('getService', serviceOf(three.data[0]!));
  await open('/paramedical/1');
  await heading('Wound dressing 1');
  for (const said of ['Home Visit', '24/7', 'Save ₹100.00 (20% OFF)', 'Good light']) await see(said);
  expect(await find('link', 'Book Now')).toHaveAttribute('href', '/paramedical/book/1');
  expect(await find('link', 'Pay at the visit')).toHaveAttribute('href', '/paramedical/1/checkout');
  await find('button', 'Print this list');
});

test('an unknown service is said, with the way back; one that does not come can be asked for again', async () => {
  answer('getService', refused(404, 'service_not_found', 'Service Not Found'));
  answer('listServices', three);
  await open('/paramedical/99');
  await heading('Service Not Found');
  await follow('Back to Services');
  await at('/paramedical');
  answer('getService', unreachable);
  await open('/paramedical/1');
  await heading('Failed to load service details');
  answer('getService', serviceOf(three.data[0]!));
  await press('Try again');
  await heading('Wound dressing 1');
});

test('in Hindi names, texts and what to keep ready are Hindi', async () => {
  document.cookie = 'locale=hi; path=/';
  answer('listServices', three);
  answer('getService', serviceOf(three.data[1]!));
  await open('/paramedical');
  await heading('पैरामेडिकल सेवाएँ');
  await follow('देखें और बुक करें: टाँके निकालना');
  await heading('टाँके निकालना');
  await see('अच्छी रोशनी');
});
