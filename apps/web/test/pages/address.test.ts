import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Address } from '@doorstep/contract/address.schema';
import { writeAddress } from '../address-form.ts';
import { account, address, addressesOf, knowsLogin, success } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  busy,
  callsOf,
  closedGate,
  count,
  field,
  fill,
  find,
  geolocation,
  gone,
  heading,
  logIn,
  loggedOut,
  main,
  open,
  press,
  refused,
  reload,
  see,
  tooMany,
  unreachable,
  until,
  user,
} from '../page.ts';

const ADD = '/user/addresses/add',
  MINE = '/user/addresses',
  ELSE = 'You can also search for your area, or pick the place on the map.',
  GONE = 'This address was deleted meanwhile. Your words are still here: save them as a new address.';
const kanke = {
  id: 'k1',
  name: 'Kanke Road',
  detail: 'Ranchi, Jharkhand 834008',
  city: 'Ranchi',
  state: 'Jharkhand',
  pincode: '834008',
  latitude: 23.4 as number | null,
  longitude: 85.32 as number | null,
  kind: 'office' as const,
};
const notFound = refused(404, 'not_found', 'We could not find that.');
/** The addresses as the server has them. */
let kept: Address[] = [];
const found = (...places: Array<typeof kanke>) => answer('findPlaces', { success, data: places });
const box = () => find('combobox', 'Address');
const write = async (text: string) => {
  await user.click(await box());
  await user.keyboard(text);
};
const place = (name: string | RegExp = /./) => find('option', name, main());
const card = (name: string) => find('article', name, main());
const remove = async (title: string) => {
  await press(`Delete ${title} address`);
  await press('Delete address', await find('alertdialog'));
  await until(() => expect(count('alertdialog', undefined, document.body)).toBe(0));
};
const keysOf = (name: 'addAddress' | 'addMapAddress') =>
  callsOf(name).map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => {
  account();
  kept = [];
  answer('listAddresses', () => addressesOf(kept));
  answer('reversePlace', { success, data: null });
  const add = (some: Partial<Address>) => {
    const one = address(kept.length + 1, some);
    kept = [...kept, one];
    return one;
  };
  answer('addAddress', ({ body }) => ({ success, data: add(body as Partial<Address>) }));
  answer('addMapAddress', ({ body }) => ({
    success,
    ...add({ name: (body as Address).name, full_address: (body as Address).address }),
  }));
  const forget = ({ params }: { params: Record<string, string> }) => {
    kept = kept.filter(({ id }) => String(id) !== params['id']);
    return { success };
  };
  answer('removeAddress', forget);
  answer('removeMapAddress', forget);
  found(kanke);
});

describe('the device does not say where it is (F29)', () => {
  test.each([
    ['denied', 1, 'Please allow location access to use this feature.'],
    ['unavailable', 2, 'Location information is unavailable.'],
    ['timed out', 3, 'Location request timed out. Please try again.'],
    ['anything else', 9, 'Unable to retrieve location. Please try again.'],
  ])('%s (%i): its own sentence; asked for as the specification says', async (_, code, sentence) => {
    const asked = vi.fn<Geolocation['getCurrentPosition']>((_done, fail) =>
      fail?.({ code } as GeolocationPositionError),
    );
    geolocation(asked);
    await open(ADD);
    await press('Use Current Location');
    await alerted(`${sentence} ${ELSE}`);
    expect(asked.mock.lastCall?.[2]).toEqual({
      enableHighAccuracy: true,
      timeout: 15_000,
      maximumAge: 60_000,
    });
    expect(await find('button', 'Use Current Location')).toBeEnabled();
  });
  test('denied: the address is added all the same, by search', async () => {
    geolocation((_, fail) => fail?.({ code: 1 } as GeolocationPositionError));
    await open(ADD);
    await press('Use Current Location');
    await alerted('Please allow location access to use this feature.');
    await write('834008');
    await user.click(await place());
    await gone(/Please allow location access to use this feature/);
    await press('Add Address');
    await see('Address added successfully');
    expect(callsOf('addMapAddress')).toHaveLength(1);
  });
  test('a browser without it: its own sentence', async () => {
    await open(ADD);
    await press('Use Current Location');
    await alerted(`Geolocation is not supported by this browser. ${ELSE}`);
  });
  test('it is slow: the button says so and asks once; what is found without a name is near your area', async () => {
    let tell: PositionCallback = () => {};
    const asked = vi.fn<Geolocation['getCurrentPosition']>((done) => {
      tell = done;
    });
    geolocation(asked);
    answer('reversePlace', unreachable);
    await open(ADD);
    await press('Use Current Location');
    await press('Finding your location...');
    expect(asked).toHaveBeenCalledOnce();
    tell({ coords: { latitude: 23.3812, longitude: 85.33199 } } as GeolocationPosition);
    await see('Location coordinates obtained');
    await see('Near your area');
  });
  test('a place that is chosen while the device is being asked stays', async () => {
    let tell: PositionCallback = () => {};
    geolocation((done) => {
      tell = done;
    });
    await open(ADD);
    await press('Use Current Location');
    await write('kanke road');
    await user.click(await place(/^Kanke Road/));
    await see('Location selected successfully');
    tell({ coords: { latitude: 28.6139, longitude: 77.209 } } as GeolocationPosition);
    await find('button', 'Use Current Location');
    expect(await box()).toHaveValue('Kanke Road, Ranchi, Jharkhand 834008');
    await see(/We deliver here\.$/);
    expect(callsOf('reversePlace')).toEqual([]);
  });
});

describe('the search (F30)', () => {
  test('fails: it says so, and what is written stands', async () => {
    answer('findPlaces', busy);
    await open(ADD);
    await write('Flat 4B, Kanke Road');
    await see(
      'The search does not work just now. Write your address in full, and pick the place on the map.',
    );
    expect(await box()).toHaveValue('Flat 4B, Kanke Road');
  });
  test('is slow: an answer to what was written before is dropped', async () => {
    const gate = closedGate();
    answer('findPlaces', async ({ query }) => {
      if (query.get('q') !== 'kan') return { success, data: [kanke] };
      await gate.opened;
      return { success, data: [{ ...kanke, id: 'old', name: 'Kannur', kind: 'city' as const }] };
    });
    await open(ADD);
    await write('kan');
    await see('Searching...');
    await until(() => expect(callsOf('findPlaces')).toHaveLength(1));
    await write('ke road');
    await place(/^Kanke Road/);
    gate.open();
    await place(/^Kanke Road/);
    expect(count('option', /^Kannur/)).toBe(0);
  });
  test('asks once the typing rests, and not for each letter', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open(ADD);
    await user.click(await box());
    for (const letter of 'kanke road') {
      await user.keyboard(letter);
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(400);
    await place(/^Kanke Road/);
    const asked = callsOf('findPlaces').map(({ query }) => query.get('q'));
    expect(asked.length).toBeLessThan(5);
    expect(asked.at(-1)).toBe('kanke road');
  });
  test('finds nothing: it says what to do', async () => {
    found();
    await open(ADD);
    await write('qqqqzzzz');
    await see('No place found. Try your area, city or pincode, or pick the place on the map.');
  });
  test('knows no position of what was chosen: it says so', async () => {
    found({ ...kanke, latitude: null, longitude: null });
    answer('getPlace', notFound);
    await open(ADD);
    await write('kanke');
    await user.click(await place());
    await see(`Could not get place details. ${ELSE}`);
    expect(await box()).toHaveValue('kanke');
  });
});

describe('what the map form is told', () => {
  const choose = async () => {
    await write('kanke road');
    await user.click(await place());
    await see('Location Selected');
  };
  const inSummary = (text: string) => until(() => expect(count('link', text)).toBe(1));
  test('nothing is filled: one sentence; a mobile that is none: its own', async () => {
    await open(ADD);
    await press('Add Address');
    await inSummary('Please fill all fields and select a location');
    await fill('Mobile Number', '12345 67890');
    await press('Add Address');
    await inSummary('Please enter a valid 10-digit mobile number');
    // A field's message goes as soon as the field is edited.
    await fill('Mobile Number', '98765');
    await until(() => expect(count('link', 'Please enter a valid 10-digit mobile number')).toBe(0));
    expect(callsOf('addMapAddress')).toEqual([]);
  });
  test('who has no name yet is told where else it is written (C39)', async () => {
    logIn({ name: '' });
    await open(ADD);
    expect(await field('Full Name')).toHaveAccessibleDescription(
      'We also write it on your account. You can change it in your profile.',
    );
  });
  test('adding fails without a word, then with one: each is said, everything typed stays, and it is one address', async () => {
    answer('addMapAddress', unreachable);
    await open(ADD);
    await choose();
    await press('Add Address');
    await see('Failed to add address. Please try again.');
    answer('addMapAddress', tooMany(17));
    await press('Add Address');
    await see('Too many tries. Try again in 17 s.');
    expect(await box()).toHaveValue('Kanke Road, Ranchi, Jharkhand 834008');
    answer('addMapAddress', { success, ...address() });
    kept = [address()];
    await press('Add Address');
    await see('Address added successfully');
    // Whichever of them arrived, it is the same one.
    expect(new Set(keysOf('addMapAddress')).size).toBe(1);
    expect(callsOf('addMapAddress')).toHaveLength(3);
  });
  test('the point is far from the pincode that is written: it is said at the place, and nothing is lost (C41)', async () => {
    const sentence =
      'This point is 998.4 km away from pincode 110001. Choose another point, or correct the pincode.';
    answer('addMapAddress', refused(400, 'invalid', sentence, { fields: { latitude: sentence } }));
    await open(ADD);
    await choose();
    await fill('Address', 'Connaught Place, New Delhi 110001');
    await press('Add Address');
    await inSummary(sentence);
    const where = await find('button', 'Use Current Location');
    expect(where).toHaveAccessibleDescription(sentence);
    expect(await box()).toHaveValue('Connaught Place, New Delhi 110001');
    await see('Location Selected');
    // Another point is another answer.
    answer('addMapAddress', { success, ...address() });
    await press('Add Address');
    await see('Address added successfully');
  });
  test('a place that is taken away takes what is said of it along', async () => {
    answer(
      'addMapAddress',
      refused(400, 'invalid', 'No such place.', { fields: { latitude: 'No such place.' } }),
    );
    await open(ADD);
    await choose();
    await press('Add Address');
    await inSummary('No such place.');
    await press('Remove location');
    await until(() => expect(count('link', 'No such place.')).toBe(0));
  });
  test('changing and deleting fail: the sentences; and it works when the server does', async () => {
    kept = [address()];
    answer('editMapAddress', unreachable);
    answer('removeMapAddress', unreachable);
    await open(ADD);
    await press('Edit Home address');
    expect(await field('Full Name')).toHaveFocus();
    await fill('Full Name', 'Meena Kumari');
    await press('Update Address');
    await see('Failed to update address. Please try again.');
    await remove('Home');
    await see('Failed to delete address. Please try again.');
    answer('editMapAddress', ({ body }) => {
      kept = [address(1, { name: (body as Address).name })];
      return { success, ...kept[0]! };
    });
    answer('removeMapAddress', () => {
      kept = [];
      return { success };
    });
    await press('Update Address');
    await see('Address updated successfully');
    await until(async () => expect(await card('Home')).toHaveTextContent('Meena Kumari'));
    await remove('Home');
    await see('Address deleted successfully');
    await see('No addresses yet');
  });
  test('deleted elsewhere meanwhile: an edit keeps what was typed and becomes a new address (T2)', async () => {
    kept = [address()];
    await open(ADD);
    await press('Edit Home address');
    await fill('Full Name', 'Meena Kumari');
    kept = [];
    answer('editMapAddress', notFound);
    await press('Update Address');
    await see(GONE);
    await press('Add Address');
    await see('Address added successfully');
    expect(callsOf('addMapAddress').map(({ body }) => body)).toMatchObject([{ name: 'Meena Kumari' }]);
  });
  test('the same words after the first one was deleted are another address', async () => {
    await open(ADD);
    for (let times = 0; times < 2; times++) {
      await choose();
      await press('Add Address');
      await remove('Home');
      await see('No addresses yet');
    }
    await choose();
    await press('Add Address');
    await see('1 saved address');
    expect(new Set(keysOf('addMapAddress')).size).toBe(3);
  });
  test('the session ends while it is written: after the login everything typed is there (C22)', async () => {
    answer('addMapAddress', loggedOut);
    await open(ADD);
    await choose();
    await press('Add Address');
    await heading('Login');
    knowsLogin();
    await fill('Mobile Number', '9876543210');
    await fill('Password', 'doorstep1');
    await press('Login');
    await heading('Address Management');
    expect(await box()).toHaveValue('Kanke Road, Ranchi, Jharkhand 834008');
    answer('addMapAddress', { success, ...address() });
    await press('Add Address');
    await see('Address added successfully');
  });
});

describe('my addresses', () => {
  const sheet = (name = 'Add New Address') => find('dialog', name);
  const leave = async () => press('Leave', await find('alertdialog', 'Leave without saving?'));
  test('they do not load: the sentence, and trying again', async () => {
    kept = [address()];
    answer('listAddresses', busy);
    await open(MINE);
    await see('Failed to load addresses. Please try again.');
    answer('listAddresses', addressesOf(kept));
    await press('Try again');
    await card('Home');
  });
  test.each([MINE, '/profile?tab=addresses'])(
    'on %s focus is back on what opened the form, or on the heading where that has gone',
    async (path) => {
      await open(path);
      await press('Add Address');
      await press('Cancel', await sheet());
      await until(() => expect(document.activeElement).toHaveAccessibleName('Add Address'));
      await press('Add Address');
      const form = await sheet();
      await writeAddress(
        { 'Address Title': 'Mother', 'Address Line 1': '12 Main Road', Pincode: '834008' },
        form,
      );
      await see('Ranchi, Jharkhand', form);
      await press('Save', form);
      await card('Mother');
      await until(() => expect(document.activeElement).not.toBe(document.body));
      await press('Edit Mother address');
      await press('Cancel', await sheet('Edit Address'));
      await until(() => expect(document.activeElement).toHaveAccessibleName('Edit Mother address'));
      await remove('Mother');
      await see('No addresses found');
      await until(() => expect(document.activeElement).not.toBe(document.body));
    },
  );
  test('saving and deleting fail: the sentences', async () => {
    kept = [address()];
    answer('editAddress', unreachable);
    answer('removeAddress', busy);
    await open(MINE);
    await press('Edit Home address');
    const form = await sheet('Edit Address');
    await writeAddress({ 'Address Title': 'Mother' }, form);
    await press('Update', form);
    await until(() => expect(form).toHaveTextContent('Failed to save address'));
    expect(await field('Address Title', form)).toHaveValue('Mother');
    await press('Cancel', form);
    await leave();
    await remove('Home');
    await see('Failed to delete address');
    await card('Home');
  });
  test('the server finds a field wrong: it is said there, and nothing is lost (C41)', async () => {
    kept = [address()];
    const state = 'Pincode 834001 is in Jharkhand. Please check the state and the pincode.',
      far = 'This point is 251.9 km away from pincode 800001. Choose another point, or correct the pincode.';
    await open(MINE);
    await press('Edit Home address');
    const form = await sheet('Edit Address');
    await writeAddress({ 'Address Title': 'Mother' }, form);
    for (const [label, fields] of [
      ['State', { state }],
      ['Pincode', { pincode: far, latitude: far }],
    ] as const) {
      const [sentence] = Object.values<string>(fields);
      answer('editAddress', refused(400, 'invalid', sentence!, { fields }));
      await press('Update', form);
      await until(async () =>
        expect(await field(label, form)).toHaveAccessibleDescription(expect.stringContaining(sentence!)),
      );
      expect(await field('Address Title', form)).toHaveValue('Mother');
    }
    expect(callsOf('editAddress').at(-1)!.body).toMatchObject({ title: 'Mother' });
  });
  test('deleted elsewhere: deleting again says that it is gone already; an edit becomes a new address (T2)', async () => {
    kept = [address(), address(2, { title: 'Office', is_default: false })];
    await open(MINE);
    await card('Home');
    kept = kept.slice(1);
    answer('removeAddress', notFound);
    await remove('Home');
    await see('This address was deleted already.');
    await until(() => expect(count('article', 'Home')).toBe(0));
    await press('Edit Office address');
    kept = [];
    answer('editAddress', notFound);
    const form = await sheet('Edit Address');
    await press('Change city and state', form);
    await fill('City', 'Ranchi East', form);
    await press('Update', form);
    const again = await sheet();
    await alerted(GONE, again);
    await press('Save', again);
    await until(async () => expect(await card('Office')).toHaveTextContent('Ranchi East'));
    expect(callsOf('addAddress').map(({ body }) => body)).toMatchObject([
      { title: 'Office', city: 'Ranchi East' },
    ]);
  });
  test('the session ends while one is written, sent by Enter: it is open again for its owner, who is asked before it is lost, and for nobody else', async () => {
    const login = async (mobile: string) => {
      knowsLogin({ mobile });
      await heading('Login');
      await fill('Mobile Number', mobile);
      await fill('Password', 'doorstep1');
      await press('Login');
      await at(MINE);
    };
    const forms = () => count('dialog', 'Add New Address', document.body);
    await open(MINE);
    await press('Add Address');
    // What nobody wrote in is not opened again.
    await press('Add line 2 or a landmark', await sheet());
    await user.click(await field('Landmark (optional)', await sheet()));
    await user.click(await field('Pincode', await sheet()));
    await reload();
    await see('No addresses found');
    expect(forms()).toBe(0);
    await press('Add Address');
    await writeAddress({ 'Address Title': 'Mother', Pincode: '834008' }, await sheet());
    await see('Ranchi, Jharkhand', await sheet());
    answer('addAddress', loggedOut);
    await fill('Address Line 1', '12 Main Road', await sheet());
    await user.keyboard('{Enter}');
    await login('7123456789');
    await see('No addresses found');
    expect(forms()).toBe(0);
    answer('listAddresses', loggedOut);
    await reload();
    await heading('Login');
    answer('listAddresses', () => addressesOf(kept));
    await login('9876543210');
    expect(await field('Address Title', await sheet())).toHaveValue('Mother');
    expect(await field('Address Line 1', await sheet())).toHaveValue('12 Main Road');
    await user.keyboard('{Escape}');
    await leave();
    await reload();
    await see('No addresses found');
    expect(forms()).toBe(0);
  });
  test('one that was deleted is brought back once, also when the answer is lost', async () => {
    kept = [address()];
    await open(MINE);
    await remove('Home');
    answer('addAddress', unreachable);
    await press('Undo');
    await see('We could not bring it back. Please add it again.');
    answer('addAddress', () => {
      kept = [address()];
      return { success, data: address() };
    });
    await press('Undo');
    await card('Home');
    expect(new Set(keysOf('addAddress')).size).toBe(1);
    expect(callsOf('addAddress')).toHaveLength(2);
  });
});
