import { pinnedChromium } from '@doorstep/tooling/chromium';
import { expect } from '@playwright/test';
import {
  addressesOf,
  at,
  card,
  giveAddress,
  homeBody,
  marker,
  newPerson,
  placeBox,
  places,
  ranchi,
  anonymousCallers,
  theMap,
} from './address.ts';
import { button, heading, lineOf, openAddressForm, ownMedicine, PASSWORD } from './checkout.ts';
import { hydrated, tabTo } from './pages.ts';
import { test } from './translated.ts';

const chromium = await pinnedChromium();
// The map needs neither a graphics card nor WebGL.
test.use({
  launchOptions: {
    executablePath: chromium.executablePath,
    args: [...chromium.args, '--disable-3d-apis'],
    env: chromium.env,
  },
});

test('an address by search', async ({ page }) => {
  const person = await newPerson(page.request),
    away = anonymousCallers(page);
  const said = await at(page, person, '/user/addresses/add');
  await expect(heading(page, 'Address Management')).toBeVisible();
  await expect(page.getByText('0 saved addresses')).toBeVisible();
  await expect(page.getByText('Add your first address to get started with deliveries')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Meena Devi');
  await placeBox(page).pressSequentially('kanke road');
  await places(page, /^Kanke Road/)
    .first()
    .click();
  await expect(page.getByText('Location selected successfully')).toBeVisible();
  await expect(placeBox(page)).toHaveValue(/^Kanke Road, Ranchi, Jharkhand 834008$/);
  await expect(page.getByText('Location Selected', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+\.\d km from our pharmacy\. We deliver here\.$/)).toBeVisible();
  // The house in front: no other search is made, the place stays.
  await placeBox(page).press('Home');
  await placeBox(page).pressSequentially('Flat 4B, ');
  await expect(places(page)).toHaveCount(0);
  await button(page, 'Add Address').click();
  await expect(page.getByText('Address added successfully')).toBeVisible();
  await expect(page.getByText('1 saved address')).toBeVisible();
  await expect(placeBox(page)).toHaveValue('');
  expect(await addressesOf(page.request, person)).toMatchObject([
    {
      full_address: 'Flat 4B, Kanke Road, Ranchi, Jharkhand 834008',
      city: 'Ranchi',
      pincode: '834008',
      mobile: person.mobile,
    },
  ]);
  expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl'))).toBeNull();
  expect(away).toEqual([]);
  expect(said).toEqual([]);
});

test('an address by map: a press sets the marker, it is dragged, Back closes, and the place is taken', async ({
  page,
}) => {
  const person = await newPerson(page.request),
    away = anonymousCallers(page);
  const said = await at(page, person, '/user/addresses/add');
  await button(page, 'Pick from Map').click();
  await expect(theMap(page).getByRole('heading', { name: 'Select Location on Map' })).toBeFocused();
  await expect(theMap(page).locator('img.leaflet-tile-loaded').first()).toBeAttached();
  await theMap(page).getByRole('button', { name: 'Use this location' }).click();
  await expect(
    theMap(page).getByRole('alert').getByText('Tap the map or move the marker first.'),
  ).toBeVisible();
  await page.goBack();
  await expect(theMap(page)).toHaveCount(0);
  await expect(heading(page, 'Address Management')).toBeVisible();
  await button(page, 'Pick from Map').click();
  const map = theMap(page).getByRole('group', { name: 'Map' });
  await expect(marker(page)).toBeVisible();
  await map.click({ position: { x: 60, y: 60 } });
  // The number stands in a field that is folded away; what is said is the area.
  const latitude = theMap(page).getByLabel('Latitude');
  await expect(latitude).toHaveValue(/^28\.6\d+$/);
  await expect(
    theMap(page)
      .getByText(/^Near .+Delhi/)
      .first(),
  ).toBeVisible();
  const before = await latitude.inputValue();
  const box = (await marker(page).boundingBox())!;
  await page.mouse.move(box.x + 22, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 70, { steps: 4 });
  await page.mouse.up();
  await expect(latitude).not.toHaveValue(before);
  // New Delhi is far from our pharmacy: it says so, and the patient types where she lives.
  await expect(theMap(page).getByText(/km away: we deliver within 30 km$/)).toBeVisible();
  await theMap(page).getByText('Type the position instead').click();
  await theMap(page).getByLabel('Latitude').fill(String(ranchi.latitude));
  await theMap(page).getByLabel('Longitude').fill(String(ranchi.longitude));
  await expect(theMap(page).getByText('Near Morabadi, Ranchi, Jharkhand 834008').first()).toBeVisible();
  await theMap(page).getByRole('button', { name: 'Use this location' }).click();
  await expect(theMap(page)).toHaveCount(0);
  await expect(page.getByText('Location selected from map')).toBeVisible();
  await expect(page.getByText('Near Morabadi, Ranchi, Jharkhand 834008')).toBeVisible();
  await expect(placeBox(page)).toHaveValue('Morabadi, Ranchi, Jharkhand 834008');
  await button(page, 'Add Address').click();
  await expect(page.getByText('Address added successfully')).toBeVisible();
  await expect(page.getByRole('article').getByText('Map point set')).toBeVisible();
  await expect(page.getByRole('main').getByText(/\d\.\d{4}/)).toHaveCount(0);
  expect(await addressesOf(page.request, person)).toMatchObject([ranchi]);
  expect(away).toEqual([]);
  expect(said).toEqual([]);
});

test('an address by keyboard alone', { tag: ['@phone', '@zoom', '@translated'] }, async ({ page }) => {
  const person = await newPerson(page.request);
  await at(page, person, '/user/addresses/add');
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await tabTo(page, placeBox(page));
  await page.keyboard.type('834008');
  await expect(places(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(placeBox(page)).toHaveValue('Ranchi, Jharkhand 834008');
  await press('Pick from Map');
  await expect(marker(page)).toBeVisible();
  await tabTo(page, marker(page));
  const latitude = theMap(page).getByLabel('Latitude');
  const before = await latitude.inputValue();
  await page.keyboard.press('ArrowUp');
  await expect(latitude).not.toHaveValue(before);
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(
    theMap(page)
      .getByRole('status')
      .filter({ hasText: /^Near / }),
  ).toBeAttached();
  await press('Use this location');
  await expect(page.getByText('Location selected from map')).toBeVisible();
  await expect(button(page, 'Pick from Map')).toBeFocused();
  await press('Add Address');
  await expect(page.getByText('Address added successfully')).toBeVisible();
  expect(await addressesOf(page.request, person)).toHaveLength(1);
});

test('uses the position of the device', { tag: '@release' }, async ({ page, context }) => {
  const person = await newPerson(page.request);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...ranchi, accuracy: 20 });
  await at(page, person, '/user/addresses/add');
  await placeBox(page).fill('Flat 4B, Shanti Apartments');
  await button(page, 'Use Current Location').click();
  await expect(page.getByText('Current location detected successfully')).toBeVisible();
  // What was written stays, in front.
  await expect(placeBox(page)).toHaveValue('Flat 4B, Shanti Apartments, Morabadi, Ranchi, Jharkhand 834008');
  await button(page, 'Remove location').click();
  await expect(page.getByText('Location Selected', { exact: true })).toHaveCount(0);
  // What was written outlives a reload.
  await page.getByLabel('Full Name').fill('Meena Kumari');
  await placeBox(page).focus();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Meena Kumari');
});

test('a visitor is asked to log in and comes back; from the cart one comes back with the new address chosen', async ({
  page,
}, info) => {
  const person = await newPerson(page.request),
    medicine = await ownMedicine(page.request, info);
  await page.goto('/user/addresses/add');
  await expect(heading(page, 'Authentication Required')).toBeVisible();
  await expect(page.getByText('Please log in to access your addresses')).toBeVisible();
  await page.goto('/user/addresses');
  await expect(page).toHaveURL('/login?next=%2Fuser%2Faddresses');
  await page.getByLabel('Mobile Number').fill(person.mobile);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Login').click();
  await expect(heading(page, 'My Addresses')).toBeFocused();
  await page.evaluate((line) => localStorage.setItem('cart_meds', JSON.stringify([line])), lineOf(medicine));
  await page.goto('/order-step-1');
  await hydrated(page);
  await openAddressForm(page);
  await page.getByRole('link', { name: 'Choose on the map instead' }).click();
  await placeBox(page).pressSequentially('kanke road');
  await places(page, /^Kanke Road/)
    .first()
    .click();
  await button(page, 'Add Address').click();
  await expect(page).toHaveURL('/order-step-1');
  await expect(page.getByRole('radio', { name: /Kanke Road/ })).toBeChecked();
  await expect(page.getByRole('group', { name: `Quantity of ${medicine.name}` })).toBeVisible();
  // Nobody else's page is gone to (T34).
  await page.goto('/user/addresses/add?next=https://evil.example/x');
  await placeBox(page).pressSequentially('lalpur');
  await places(page, /Ranchi/)
    .first()
    .click();
  await button(page, 'Add Address').click();
  await expect(page.getByText('Address added successfully')).toBeVisible();
  await expect(page.getByText('2 saved addresses')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/addresses\/add\?/);
});

test(
  'my addresses: the first one, another, the default, a change, and one deleted and brought back',
  { tag: ['@phone', '@release'] },
  async ({ page }) => {
    const person = await newPerson(page.request);
    const said = await at(page, person, '/user/addresses');
    await expect(page.getByText('Manage your delivery addresses')).toBeVisible();
    await expect(page.getByText('No addresses found')).toBeVisible();
    await expect(page.getByText('Add your first delivery address to get started')).toBeVisible();
    await button(page, 'Add Address').click();
    const form = page.getByRole('dialog', { name: 'Add New Address' });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
      'Please fill all required fields',
    );
    // What is known is not asked: who receives it, and that this is the first home.
    await expect(form.getByRole('textbox')).toHaveCount(2);
    await expect(form.getByText('For: Meena Devi')).toBeVisible();
    await expect(form.getByRole('radio', { name: 'Home' })).toBeChecked();
    await form.getByLabel('Address Line 1').fill('Flat 4B, Shanti Apartments');
    await form.getByLabel('Pincode').fill('834 008');
    await expect(form.getByText('Ranchi, Jharkhand', { exact: true }).first()).toBeVisible();
    // Escape does not throw it away.
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep writing' })
      .click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(card(page, 'Home')).toBeVisible();
    await giveAddress(page.request, person, { ...homeBody, title: 'Office', is_default: false });
    await page.reload();
    await expect(card(page, 'Home').getByText('Default Address')).toBeVisible();
    await card(page, 'Office').getByRole('button', { name: 'Make default: Office' }).click();
    await expect(card(page, 'Office').getByText('Default Address')).toBeVisible();
    await expect(card(page, 'Home').getByText('Default Address')).toHaveCount(0);
    await card(page, 'Home').getByRole('button', { name: 'Edit Home address' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Address' });
    await expect(edit.getByLabel('Pincode')).toHaveValue('834008');
    await edit.getByRole('radio', { name: 'Other' }).check();
    await edit.getByLabel('Address Title').fill('Mother');
    await edit.getByRole('button', { name: 'Update' }).click();
    await expect(card(page, 'Mother')).toBeVisible();
    await card(page, 'Mother').getByRole('button', { name: 'Delete Mother address' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this address?' });
    await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await ask.getByRole('button', { name: 'Delete address' }).click();
    await expect(card(page, 'Mother')).toHaveCount(0);
    await expect(page.getByText('Address deleted successfully')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(card(page, 'Mother')).toBeVisible();
    await expect(heading(page, 'My Addresses')).toBeFocused();
    expect((await addressesOf(page.request, person)).map(({ title }) => title).toSorted()).toEqual([
      'Mother',
      'Office',
    ]);
    expect(said).toEqual([]);
  },
);
