import { fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Notice } from '../../base/notice/notice.tsx';
import { MapPicker, type MapPickerProps } from './map-picker.tsx';

/** One drawn tile that fits itself on all sides: a story asks no network. */
const tiles = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><rect width="256" height="256" fill="linen"/><path d="M150 150h106v106H150z" fill="honeydew"/>
<path d="M0 96h256M128 0v256M40 0v96M0 200h128M200 96v160" stroke="white" stroke-width="12" fill="none"/><text x="14" y="150" font-family="sans-serif" font-size="15" fill="dimgray">Kanke Road</text></svg>`)}`;
const broken = 'data:image/png;base64,none{z}{x}{y}';
const ranchi = { latitude: 23.3812, longitude: 85.33199 };
const attribution = 'India Post / data.gov.in (GODL-India); GeoNames (CC BY 4.0)';
/** Leaflet comes after the dialog. */
const patient = { timeout: 10_000 };
/** The place is said once the marker rests; the notice of the simple map is a status, too. */
const said = () =>
  waitFor(() => {
    if (!document.querySelector('[data-slot="map-picker"] .sr-only[role=status]')?.textContent)
      throw new TypeError('the place is not said yet');
  }, patient);
const drawn = async ({ args }: { args: Partial<MapPickerProps> }) => {
  await screen.findByRole('application', {}, patient);
  if (args.value) await said();
};

const meta = preview.meta({
  title: 'Address/Map picker',
  component: MapPicker,
  parameters: { docs: { story: { inline: false, height: '48rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    value: null as MapPickerProps['value'],
    onValueChange: fn(),
    onConfirm: fn(),
    minZoom: 4,
    maxZoom: 16,
    tiles,
    attribution,
  },
  play: drawn,
});
export const Default = meta.story();
export const Selected = meta.story({
  args: {
    value: ranchi,
    place: 'Kanke Road, Ranchi',
    note: <Notice tone="success">4.2 km from our pharmacy. We deliver here.</Notice>,
  },
  tags: ['all-cells'],
});
export const VariantSimpleMap = meta.story({
  args: { value: ranchi, tiles: broken, fallbackTiles: tiles },
  play: async ({ args }) => {
    await drawn({ args });
    await screen.findByText(/simple map/, {}, patient);
  },
});
export const Error = meta.story({
  args: { value: ranchi, tiles: broken },
  play: async () => {
    await screen.findByText('Map could not be loaded', {}, patient);
    await said();
  },
});
export const LongText = meta.story({
  args: {
    value: ranchi,
    place:
      'Venkatanarasimharajuvaripeta Cooperative Housing Society Post Office, Sri Potti Sriramulu Nellore District',
    note: (
      <Notice tone="warning">
        1,204.7 km from our pharmacy. We deliver within 30 km of Ranchi; medicines can be collected at the
        pharmacy on Circular Road.
      </Notice>
    ),
    attribution:
      'India Post / data.gov.in (GODL-India); GeoNames (CC BY 4.0); the OpenStreetMap contributors (ODbL 1.0)',
  },
});
export const Hindi = meta.story({
  args: { value: ranchi, note: <Notice tone="success">हमारी फ़ार्मेसी से 4.2 कि.मी.। हम यहाँ पहुँचाते हैं।</Notice> },
  globals: { locale: 'hi' },
});
