import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  DoneApproved,
  Default,
  Expired,
  HindiFromDoctorTyped,
  KindFromDoctor,
  KindFromDoctorMixed,
  KindFromDoctorTyped,
  LongText,
  BusyOpening,
  Refused,
} from './prescription-card.stories.tsx';

const view = page.getByRole('button', { name: 'View Full Size' });
const remove = page.getByRole('button', { name: 'Delete prescription of Tue 24 Nov 2026' });

test('by mouse and by keyboard it is opened and deleted', async () => {
  const { onOpen, onDelete } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('article', { name: 'Uploaded Tue 24 Nov 2026' })).toBeVisible();
  await expect.element(view).toHaveAccessibleDescription('Uploaded Tue 24 Nov 2026');
  await userEvent.tab();
  await expect.element(view).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(remove).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(view);
  await userEvent.click(remove);
  expect(onOpen).toHaveBeenCalledTimes(2);
  expect(onDelete).toHaveBeenCalledTimes(2);
});

test('while the file is fetched no second press is heard', async () => {
  const { onOpen } = BusyOpening.composed.args;
  await BusyOpening.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).not.toHaveBeenCalled();
});

test.for([
  [Default, 'Waiting for the pharmacist'],
  [DoneApproved, 'Valid until Fri 21 May 2027'],
  [Refused, 'The name of the doctor cannot be read.'],
  [Expired, 'It was valid until Fri 20 Nov 2026. Our pharmacist may ask you for a newer one.'],
] as const)('it says %#', async ([story, sentence]) => {
  await story.run();
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});

test('one that an order waits on cannot be deleted, and says why', async () => {
  await LongText.run();
  await expect.element(page.getByText('An order needs it, so it cannot be deleted now.')).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
});

test('what a doctor of the shop wrote says by whom, what and how, and how much is left to order', async () => {
  const { onOpen } = KindFromDoctor.composed.args;
  await KindFromDoctor.run();
  await expect.element(page.getByRole('article', { name: 'Written Tue 24 Nov 2026' })).toBeVisible();
  await expect.element(page.getByText('From Dr. Meera Sinha')).toBeVisible();
  await expect.element(page.getByText('Reg. JMC 20417')).toBeVisible();
  const lines = page.getByRole('list', { name: 'Medicines' }).getByRole('listitem');
  expect(lines.elements()).toHaveLength(3);
  expect(lines.elements().map(({ textContent }) => textContent)).toEqual([
    'Amlodipine 5 mgAmlovida 50-0-1, after food, for 30 days2 packs',
    'Pantoprazole 40 mgPantavida 401-0-0, before food, for 15 days1 of 3 packs left to order',
    'Oral rehydration saltsone glass after each loose motion, for 1 dayAll of it was ordered',
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Open PDF' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

const notSold = page.getByRole('list', { name: 'Medicines that we do not sell' }),
  typedItems = [
    'Racecadotril 100 mg sachet1-1-1, in water, for 3 days',
    'Gripe water5 ml when needed, for 1 day',
  ];
const texts = (list: typeof notSold) =>
  list
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('lists medicines that the shop does not sell with dose and days, and where to get them', async () => {
  await KindFromDoctorTyped.run();
  await expect.element(notSold).toBeVisible();
  expect(texts(notSold)).toEqual(typedItems);
  await expect.element(page.getByText('Gripe water')).toHaveAttribute('translate', 'no');
  await expect
    .element(page.getByText('We do not sell these. Any pharmacy can give them when you show the PDF.'))
    .toBeVisible();
  expect(page.getByRole('list', { name: 'Medicines', exact: true }).elements()).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Open PDF' })).toBeVisible();
});

test('lists medicines of the catalogue and those that the shop does not sell separately', async () => {
  await KindFromDoctorMixed.run();
  await expect.element(notSold).toBeVisible();
  expect(texts(notSold)).toEqual(typedItems);
  expect(texts(page.getByRole('list', { name: 'Medicines', exact: true }))).toHaveLength(3);
});

test('states in Hindi that the shop does not sell a medicine', async () => {
  await HindiFromDoctorTyped.run();
  const list = page.getByRole('list', { name: 'जो दवाइयाँ हम नहीं बेचते' });
  await expect.element(list).toBeVisible();
  expect(texts(list)).toEqual([
    'Racecadotril 100 mg sachet1-1-1, in water, 3 दिन तक',
    'Gripe water5 ml when needed, 1 दिन तक',
  ]);
});
