import { expect, test, type Page } from '@playwright/test';
import { scriptsOf } from './pages.ts';
import { at, newPerson, placeBox, ranchi, theMap, type Person } from './address.ts';
import { button } from './checkout.ts';

let person: Person;
test.beforeEach(async ({ page }) => {
  person = await newPerson(page.request);
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
  test(
    'its tiles do not come: our own map is shown, and said to be',
    { tag: '@release' },
    async ({ page }) => {
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
    },
  );
  test(
    'no tile comes at all: the sentence of its provider, and the place can be typed',
    { tag: '@release' },
    async ({ page }) => {
      await page.route('**/api/map/tiles/**', (route) => route.abort());
      for (const [provider, sentence] of [
        ['embedded', 'Map could not be loaded'],
        ['google', 'Google Maps services not loaded'],
      ] as const) {
        if (provider === 'google') await source(page, provider);
        await at(page, person, '/user/addresses/add');
        await button(page, 'Pick from Map').click();
        await expect(theMap(page).getByRole('alert').getByText(sentence)).toBeVisible();
        await theMap(page).getByLabel('Latitude').fill(String(ranchi.latitude));
        await theMap(page).getByLabel('Longitude').fill(String(ranchi.longitude));
        await theMap(page).getByRole('button', { name: 'Use this location' }).click();
        await expect(page.getByText(/^Near (?!your area)/)).toBeVisible();
      }
    },
  );
  test('its script does not come: the page says so and goes on', { tag: '@release' }, async ({ page }) => {
    await page.route(scriptsOf(/\/map-part\.tsx$/), (route) => route.abort());
    await at(page, person, '/user/addresses/add');
    await button(page, 'Pick from Map').click();
    await expect(page.getByText('Map could not be loaded')).toBeVisible();
    await expect(theMap(page)).toHaveCount(0);
    await expect(placeBox(page)).toBeEnabled();
  });
});
