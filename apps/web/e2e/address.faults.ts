import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import {
  addressesOf,
  at,
  card,
  deleteElsewhere,
  giveAddress,
  homeBody,
  marker,
  newPerson,
  placeBox,
  places,
  ranchi,
  theMap,
  type Person,
} from './address.ts';
import { button, heading, PASSWORD } from './checkout.ts';
import { closedGate } from './pages.ts';

const failing = (
  page: Page,
  url: string | RegExp,
  method: string,
  failure: object | undefined,
  status = 503,
) =>
  page.route(url, async (route) => {
    if (route.request().method() !== method) await route.fallback();
    else await (failure ? route.fulfill({ status, json: failure }) : route.abort('connectionreset'));
  });
const busy = { success: false, error: 'We are very busy right now.', code: 'unavailable' };

let person: Person;
test.beforeEach(async ({ page }) => {
  person = await newPerson(page.request);
});

test.describe('the device does not say where it is (F29)', () => {
  /** As a browser that fails so. */
  const geolocation = (context: BrowserContext, code: number) =>
    context.addInitScript((failed) => {
      Object.defineProperty(navigator, 'geolocation', {
        value: {
          getCurrentPosition: (_: unknown, fail: (error: { code: number }) => void, options: object) => {
            (globalThis as { asked?: object }).asked = options;
            fail({ code: failed });
          },
        },
      });
    }, code);
  const said = (page: Page, sentence: string) =>
    expect(page.getByRole('main').getByRole('alert').getByText(sentence)).toBeVisible();

  test('it is denied: the sentence, and the address is added all the same, by search', async ({
    page,
    context,
  }) => {
    await context.clearPermissions();
    await at(page, person, '/user/addresses/add');
    await button(page, 'Use Current Location').click();
    await said(
      page,
      'Please allow location access to use this feature. You can also search for your area, or pick the place on the map.',
    );
    await placeBox(page).fill('834008');
    await places(page).first().click();
    await expect(page.getByText('Please allow location access to use this feature')).toHaveCount(0);
    await button(page, 'Add Address').click();
    await expect(page.getByText('Address added successfully')).toBeVisible();
    expect(await addressesOf(page.request, person)).toHaveLength(1);
  });
  for (const [why, code, sentence] of [
    ['denied', 1, 'Please allow location access to use this feature.'],
    ['unavailable', 2, 'Location information is unavailable.'],
    ['timed out', 3, 'Location request timed out. Please try again.'],
    ['anything else', 9, 'Unable to retrieve location. Please try again.'],
  ] as const) {
    test(`${why}: its own sentence; asked for as the specification says`, async ({ page, context }) => {
      await geolocation(context, code);
      await at(page, person, '/user/addresses/add');
      await button(page, 'Use Current Location').click();
      await said(page, `${sentence} You can also search for your area, or pick the place on the map.`);
      expect(await page.evaluate(() => (globalThis as { asked?: object }).asked)).toEqual({
        enableHighAccuracy: true,
        timeout: 15_000,
        maximumAge: 60_000,
      });
      await expect(button(page, 'Use Current Location')).toBeEnabled();
    });
  }
  test('a browser without it: its own sentence', async ({ page, context }) => {
    await context.addInitScript(() => {
      delete (Navigator.prototype as { geolocation?: unknown }).geolocation;
    });
    await at(page, person, '/user/addresses/add');
    await button(page, 'Use Current Location').click();
    await said(
      page,
      'Geolocation is not supported by this browser. You can also search for your area, or pick the place on the map.',
    );
  });
  test('it is slow: the button says so and asks once; what is found without a name is told as coordinates', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      const all = globalThis as unknown as { asks: number; answer: () => void };
      all.asks = 0;
      Object.defineProperty(navigator, 'geolocation', {
        value: {
          getCurrentPosition: (done: (position: object) => void) => {
            all.asks++;
            all.answer = () => done({ coords: { latitude: 23.3812, longitude: 85.33199 } });
          },
        },
      });
    });
    await failing(page, '**/api/places/reverse/**', 'GET', undefined);
    await at(page, person, '/user/addresses/add');
    await button(page, 'Use Current Location').click();
    await button(page, 'Finding your location...').click({ force: true });
    expect(await page.evaluate(() => (globalThis as unknown as { asks: number }).asks)).toBe(1);
    await page.evaluate(() => (globalThis as unknown as { answer: () => void }).answer());
    await expect(page.getByText('Location coordinates obtained')).toBeVisible();
    await expect(page.getByText('23.381200, 85.331990')).toBeVisible();
  });
});

test('a place that is chosen while the device is being asked stays', async ({ page, context }) => {
  await context.addInitScript(() => {
    const all = globalThis as unknown as { answer: () => void };
    Object.defineProperty(navigator, 'geolocation', {
      value: {
        getCurrentPosition: (done: (position: object) => void) => {
          all.answer = () => done({ coords: { latitude: 28.6139, longitude: 77.209 } });
        },
      },
    });
  });
  await at(page, person, '/user/addresses/add');
  await button(page, 'Use Current Location').click();
  await placeBox(page).pressSequentially('kanke road');
  await places(page, /^Kanke Road/)
    .first()
    .click();
  await expect(page.getByText('Location selected successfully')).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { answer: () => void }).answer());
  await expect(button(page, 'Use Current Location')).toBeEnabled();
  await expect(placeBox(page)).toHaveValue(/^Kanke Road, Ranchi/);
  await expect(page.getByText(/We deliver here\.$/)).toBeVisible();
});

test.describe('the search (F30)', () => {
  test('fails: it says so, and the address can be written and its place picked on the map', async ({
    page,
  }) => {
    await failing(page, '**/api/places/?q=**', 'GET', busy);
    await at(page, person, '/user/addresses/add');
    await placeBox(page).pressSequentially('kanke road');
    await expect(
      page.getByText(
        'The search does not work just now. Write your address in full, and pick the place on the map.',
      ),
    ).toBeVisible();
    await placeBox(page).fill('Flat 4B, Kanke Road, Ranchi, Jharkhand 834008');
    await button(page, 'Pick from Map').click();
    await marker(page).focus();
    await page.keyboard.press('Enter');
    await theMap(page).getByRole('button', { name: 'Use this location' }).click();
    // What she wrote stands: a place far from her words does not overwrite them.
    await expect(placeBox(page)).toHaveValue(/^Flat 4B, Kanke Road, Ranchi, Jharkhand 834008/);
    await button(page, 'Add Address').click();
    await expect(page.getByText('Address added successfully')).toBeVisible();
  });
  test('is slow: an answer to what was written before is dropped', async ({ page }) => {
    const gate = closedGate();
    await page.route('**/api/places/?q=**', async (route) => {
      if (route.request().url().endsWith('q=kan')) {
        await gate.opened;
        await route
          .fulfill({
            json: {
              success: true,
              data: [
                {
                  id: 'old',
                  name: 'Kannur',
                  detail: 'Kerala',
                  city: 'Kannur',
                  state: 'Kerala',
                  pincode: '670001',
                  latitude: 11.87,
                  longitude: 75.37,
                  kind: 'city',
                },
              ],
            },
          })
          .catch(() => {});
      } else await route.continue();
    });
    await at(page, person, '/user/addresses/add');
    const first = page.waitForRequest(/q=kan$/);
    await placeBox(page).pressSequentially('kan');
    await first;
    await expect(page.getByText('Searching...')).toBeVisible();
    await placeBox(page).pressSequentially('ke road');
    await expect(places(page, /^Kanke Road/).first()).toBeVisible();
    const late = page.waitForResponse(/q=kan$/);
    gate.open();
    await late;
    await expect(places(page, /^Kanke Road/).first()).toBeVisible();
    await expect(places(page, /^Kannur/)).toHaveCount(0);
  });
  test('asks once the typing rests, and not for each letter', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/places/?q='))
        asked.push(decodeURIComponent(request.url().split('q=')[1]!));
    });
    await at(page, person, '/user/addresses/add');
    await placeBox(page).pressSequentially('kanke road', { delay: 80 });
    await expect(places(page, /^Kanke Road/).first()).toBeVisible();
    expect(asked.length).toBeLessThan(5);
    expect(asked.at(-1)).toBe('kanke road');
  });
  test('finds nothing: it says what to do', async ({ page }) => {
    await at(page, person, '/user/addresses/add');
    await placeBox(page).fill('qqqqzzzz');
    await expect(
      page.getByText('No place found. Try your area, city or pincode, or pick the place on the map.'),
    ).toBeVisible();
  });
  test('knows no position of what was chosen: it says so', async ({ page }) => {
    await page.route('**/api/places/?q=**', (route) =>
      route.fulfill({
        json: {
          success: true,
          data: [
            {
              id: 'far-1',
              name: 'Kanke Road',
              detail: 'Ranchi',
              city: '',
              state: '',
              pincode: '',
              latitude: null,
              longitude: null,
              kind: 'office',
            },
          ],
        },
      }),
    );
    await at(page, person, '/user/addresses/add');
    await placeBox(page).pressSequentially('kanke');
    await places(page).click();
    await expect(
      page.getByText(
        'Could not get place details. You can also search for your area, or pick the place on the map.',
      ),
    ).toBeVisible();
    await expect(placeBox(page)).toHaveValue('kanke');
  });
});

test.describe('the map (F30)', () => {
  const source = (page: Page, provider: string) =>
    page.route('**/api/places/map/', (route) =>
      route.fulfill({
        json: {
          success: true,
          data: { tiles: '/broken/{z}/{x}/{y}.png', attribution: 'Somebody’s map', provider },
        },
      }),
    );
  test('its tiles do not come: our own map is shown, and said to be', async ({ page }) => {
    await source(page, 'tiles');
    await at(page, person, '/user/addresses/add');
    await button(page, 'Pick from Map').click();
    await expect(
      theMap(page).getByText('The detailed map does not answer. You see our simple map.'),
    ).toBeVisible();
    await expect(theMap(page).locator('img.leaflet-tile-loaded').first()).toHaveAttribute(
      'src',
      /^\/api\/map\/tiles\//,
    );
    await expect(
      theMap(page).getByText('India Post / data.gov.in (GODL-India); GeoNames (CC BY 4.0)'),
    ).toBeVisible();
  });
  for (const [provider, sentence] of [
    ['embedded', 'Map could not be loaded'],
    ['google', 'Google Maps services not loaded'],
  ] as const) {
    test(`no tile comes at all (${provider}): the sentence, and the place can be typed`, async ({ page }) => {
      if (provider === 'google') await source(page, provider);
      await page.route('**/api/map/tiles/**', (route) => route.abort());
      await at(page, person, '/user/addresses/add');
      await button(page, 'Pick from Map').click();
      await expect(theMap(page).getByRole('alert').getByText(sentence)).toBeVisible();
      await theMap(page).getByLabel('Latitude').fill(String(ranchi.latitude));
      await theMap(page).getByLabel('Longitude').fill(String(ranchi.longitude));
      await theMap(page).getByRole('button', { name: 'Use this location' }).click();
      await expect(page.getByText('23.381200, 85.331990')).toBeVisible();
    });
  }
  test('its script does not come: the page says so and goes on', async ({ page }) => {
    await page.route(/assets\/map-part-/, (route) => route.abort());
    await at(page, person, '/user/addresses/add');
    await button(page, 'Pick from Map').click();
    await expect(page.getByText('Map could not be loaded')).toBeVisible();
    await expect(theMap(page)).toHaveCount(0);
    await expect(placeBox(page)).toBeEnabled();
  });
});

test.describe('what the map form is told', () => {
  test('nothing is filled: one sentence; a mobile that is none: its own', async ({ page }) => {
    await at(page, person, '/user/addresses/add');
    await button(page, 'Add Address').click();
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'Please fill all fields and select a location' }),
    ).toBeVisible();
    await page.getByLabel('Mobile Number').fill('12345 67890');
    await button(page, 'Add Address').click();
    const wrong = page
      .getByRole('alert')
      .getByRole('link', { name: 'Please enter a valid 10-digit mobile number' });
    await expect(wrong).toBeVisible();
    // A field's message goes as soon as the field is edited.
    await page.getByLabel('Mobile Number').fill('98765');
    await expect(wrong).toHaveCount(0);
  });
  const fill = async (page: Page) => {
    await placeBox(page).pressSequentially('kanke road');
    await places(page).first().click();
    await expect(page.getByText('Location Selected', { exact: true })).toBeVisible();
  };
  test('adding fails without a word, then with one: each is said, everything typed stays, and it is added once', async ({
    page,
  }) => {
    await at(page, person, '/user/addresses/add');
    await fill(page);
    const adding = '**/api/user/addresses/add/';
    await failing(page, adding, 'POST', undefined);
    await button(page, 'Add Address').click();
    await expect(page.getByText('Failed to add address. Please try again.')).toBeVisible();
    await page.unrouteAll();
    await failing(
      page,
      adding,
      'POST',
      { success: false, error: 'Too many tries. Try again in 17 s.', code: 'too_many' },
      429,
    );
    await button(page, 'Add Address').click();
    await expect(page.getByText('Too many tries. Try again in 17 s.')).toBeVisible();
    await page.unrouteAll();
    // The answer is lost: asked again, it is the same address.
    let lost = false;
    await page.route(adding, async (route) => {
      if (lost) await route.continue();
      else {
        lost = true;
        await route.fetch();
        await route.abort('connectionreset');
      }
    });
    await button(page, 'Add Address').click();
    await expect(page.getByText('Failed to add address. Please try again.')).toBeVisible();
    await button(page, 'Add Address').click();
    await expect(page.getByText('Address added successfully')).toBeVisible();
    expect(await addressesOf(page.request, person)).toHaveLength(1);
  });
  test('changing and deleting fail: the sentences; and it works when the server does', async ({ page }) => {
    await giveAddress(page.request, person, { ...homeBody, ...ranchi });
    await at(page, person, '/user/addresses/add');
    await card(page, 'Home').getByRole('button', { name: 'Edit Home address' }).click();
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await failing(page, '**/api/user/addresses/*/edit/', 'PUT', undefined);
    await failing(page, '**/api/user/addresses/*/delete/', 'DELETE', undefined);
    await page.getByLabel('Full Name').fill('Meena Kumari');
    await button(page, 'Update Address').click();
    await expect(page.getByText('Failed to update address. Please try again.')).toBeVisible();
    await card(page, 'Home').getByRole('button', { name: 'Delete Home address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
    await expect(page.getByText('Failed to delete address. Please try again.')).toBeVisible();
    await page.unrouteAll();
    await button(page, 'Update Address').click();
    await expect(page.getByText('Address updated successfully')).toBeVisible();
    await expect(card(page, 'Home').getByText('Meena Kumari')).toBeVisible();
    await card(page, 'Home').getByRole('button', { name: 'Delete Home address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
    await expect(page.getByText('Address deleted successfully')).toBeVisible();
    await expect(page.getByText('No addresses yet')).toBeVisible();
  });
  test('deleted elsewhere meanwhile: an edit keeps what was typed and becomes a new address (T2)', async ({
    page,
  }) => {
    const { id } = await giveAddress(page.request, person, { ...homeBody, ...ranchi });
    await at(page, person, '/user/addresses/add');
    await card(page, 'Home').getByRole('button', { name: 'Edit Home address' }).click();
    await page.getByLabel('Full Name').fill('Meena Kumari');
    await deleteElsewhere(page.request, person, id);
    await button(page, 'Update Address').click();
    await expect(
      page.getByText(
        'This address was deleted meanwhile. Your words are still here: save them as a new address.',
      ),
    ).toBeVisible();
    await button(page, 'Add Address').click();
    await expect(page.getByText('Address added successfully')).toBeVisible();
    expect(await addressesOf(page.request, person)).toMatchObject([{ name: 'Meena Kumari' }]);
  });
  test('the same words after the first one was deleted are another address', async ({ page }) => {
    await at(page, person, '/user/addresses/add');
    for (let times = 0; times < 2; times++) {
      await fill(page);
      await button(page, 'Add Address').click();
      await card(page, /./)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
      await expect(page.getByText('No addresses yet')).toBeVisible();
    }
    await fill(page);
    await button(page, 'Add Address').click();
    await expect(page.getByText('1 saved address')).toBeVisible();
    expect(await addressesOf(page.request, person)).toHaveLength(1);
  });
  test('the session ends while it is written: after the login everything typed is there', async ({
    page,
  }) => {
    await at(page, person, '/user/addresses/add');
    await fill(page);
    await page.request.post('/api/auth/logout/', {
      headers: { authorization: `Bearer ${person.session.access_token}` },
    });
    await button(page, 'Add Address').click();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.getByLabel('Mobile Number').fill(person.mobile);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Login').click();
    await expect(heading(page, 'Address Management')).toBeVisible();
    await expect(placeBox(page)).toHaveValue(/Kanke Road/);
    await button(page, 'Add Address').click();
    await expect(page.getByText('Address added successfully')).toBeVisible();
  });
});

test.describe('my addresses', () => {
  test('they do not load: the sentence, and trying again', async ({ page }) => {
    await giveAddress(page.request, person);
    await failing(page, '**/api/user/addresses/', 'GET', busy);
    await at(page, person, '/user/addresses');
    await expect(page.getByText('Failed to load addresses. Please try again.')).toBeVisible();
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await expect(card(page, 'Home')).toBeVisible();
  });
  test('saving and deleting fail: the sentences', async ({ page }) => {
    await giveAddress(page.request, person);
    await failing(page, /api\/user\/addresses\/\d+\/$/, 'PUT', undefined);
    await failing(page, /api\/user\/addresses\/\d+\/$/, 'DELETE', busy);
    await at(page, person, '/user/addresses');
    await card(page, 'Home').getByRole('button', { name: 'Edit Home address' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Address' });
    await form.getByLabel('Address Title').fill('Mother');
    await form.getByRole('button', { name: 'Update' }).click();
    await expect(form.getByRole('alert')).toHaveText('Failed to save address');
    await expect(form.getByLabel('Address Title')).toHaveValue('Mother');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave' })
      .click();
    await card(page, 'Home').getByRole('button', { name: 'Delete Home address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
    await expect(page.getByText('Failed to delete address')).toBeVisible();
    await expect(card(page, 'Home')).toBeVisible();
  });
  test('deleted elsewhere: deleting again says that it is gone already; an edit becomes a new address (T2)', async ({
    page,
  }) => {
    const first = await giveAddress(page.request, person),
      second = await giveAddress(page.request, person, { ...homeBody, title: 'Office', is_default: false });
    await at(page, person, '/user/addresses');
    await card(page, 'Home').getByRole('button', { name: 'Delete Home address' }).click();
    await deleteElsewhere(page.request, person, first.id);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
    await expect(page.getByText('This address was deleted already.')).toBeVisible();
    await expect(card(page, 'Home')).toHaveCount(0);
    await card(page, 'Office').getByRole('button', { name: 'Edit Office address' }).click();
    await deleteElsewhere(page.request, person, second.id);
    const form = page.getByRole('dialog', { name: 'Edit Address' });
    await form.getByLabel('City').fill('Ranchi East');
    await form.getByRole('button', { name: 'Update' }).click();
    const again = page.getByRole('dialog', { name: 'Add New Address' });
    await expect(again.getByRole('alert')).toHaveText(
      'This address was deleted meanwhile. Your words are still here: save them as a new address.',
    );
    await again.getByRole('button', { name: 'Save' }).click();
    await expect(card(page, 'Office').getByText(/Ranchi East/)).toBeVisible();
    expect(await addressesOf(page.request, person)).toMatchObject([{ title: 'Office', city: 'Ranchi East' }]);
  });
  test('the session ends while one is written, sent by Enter: it is open again for its owner, who is asked before it is lost, and for nobody else', async ({
    page,
  }) => {
    const login = async (mobile: string) => {
      await expect(heading(page, 'Login')).toBeVisible();
      await page.getByLabel('Mobile Number').fill(mobile);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await button(page, 'Login').click();
      // Not its heading: an open form hides that.
      await expect(page).toHaveURL('/user/addresses');
    };
    const end = async () => {
      await page.request.post('/api/auth/logout/', {
        headers: {
          authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}`,
        },
      });
    };
    await at(page, person, '/user/addresses');
    await button(page, 'Add Address').click();
    const form = page.getByRole('dialog', { name: 'Add New Address' });
    // What nobody wrote in is not opened again.
    await form.getByLabel('Landmark').focus();
    await form.getByLabel('City').focus();
    await page.reload();
    await button(page, 'Add Address').click();
    await form.getByLabel('Address Title').fill('Mother');
    await form.getByLabel('Pincode').fill('834008');
    await expect(form.getByLabel('City')).toHaveValue('Ranchi');
    await end();
    await form.getByLabel('Address Line 1').fill('12 Main Road');
    await page.keyboard.press('Enter');
    await login((await newPerson(page.request)).mobile);
    await expect(page.getByText('No addresses found')).toBeVisible();
    await expect(form).toHaveCount(0);
    await end();
    await page.reload();
    await login(person.mobile);
    await expect(form.getByLabel('Address Title')).toHaveValue('Mother');
    await expect(form.getByLabel('Address Line 1')).toHaveValue('12 Main Road');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave' })
      .click();
    await page.reload();
    await expect(page.getByText('No addresses found')).toBeVisible();
    await expect(form).toHaveCount(0);
  });
  test('one that was deleted is brought back once, also when the answer is lost', async ({ page }) => {
    await giveAddress(page.request, person);
    await at(page, person, '/user/addresses');
    await card(page, 'Home').getByRole('button', { name: 'Delete Home address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
    const adding = '**/api/user/addresses/';
    await page.route(adding, async (route) => {
      if (route.request().method() === 'POST') {
        await route.fetch();
        await route.abort('connectionreset');
      } else await route.continue();
    });
    await button(page, 'Undo').click();
    await expect(page.getByText('We could not bring it back. Please add it again.')).toBeVisible();
    await page.unroute(adding);
    await button(page, 'Undo').click();
    await expect(card(page, 'Home')).toBeVisible();
    expect(await addressesOf(page.request, person)).toHaveLength(1);
  });
});
