import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, EmptyFocused, ErrorFocused, LoadingFocused, OpenFocused } from './place-search.stories.tsx';

const box = page.getByRole('combobox', { name: 'Address' });
const options = page.getByRole('option');

test('by keyboard: typing opens, arrows go round with the text between, Enter takes the place', async () => {
  const { onSelect: onPick, onValueChange } = Default.composed.args;
  await Default.run();
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(box, 'kank');
  expect(onValueChange).toHaveBeenLastCalledWith('kank');
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect
    .element(page.getByRole('option', { name: 'Kanke Ranchi, Jharkhand 834006' }))
    .toHaveAttribute('aria-selected', 'true');
  expect((box.element() as HTMLInputElement).getAttribute('aria-activedescendant')).toBe(
    options.nth(1).element().id,
  );
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('c1');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
});

test('Enter while the list is open goes to its first place, and does not send the form around it', async () => {
  const sent: string[] = [];
  const note = (event: Event) => {
    event.preventDefault();
    sent.push('sent');
  };
  await OpenFocused.extend({
    play: () => Promise.resolve(),
    decorators: [
      (Story) => (
        <form
          ref={(form) => {
            form?.addEventListener('submit', note);
          }}
        >
          <Story />
        </form>
      ),
    ],
  }).run();
  await userEvent.type(box, 'kan{Enter}');
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Escape}{Enter}');
  expect(sent).toEqual(['sent']);
});

test('by mouse: a press takes the place and leaves focus in the text; a press beside it closes', async () => {
  const { onSelect: onPick } = Default.composed.args;
  await Default.run();
  await userEvent.type(box, 'kank');
  await userEvent.click(options.first());
  expect(onPick).toHaveBeenCalledExactlyOnceWith('o1');
  await expect.element(box).toHaveFocus();
  await userEvent.type(box, 'e');
  await expect.element(options.first()).toBeVisible();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('Escape closes and keeps what was written', async () => {
  await Default.run();
  await userEvent.type(box, 'kank{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('kank');
});

test('what the search came to is said: how many, none, still looking, or that it does not work', async () => {
  const status = page.getByRole('status');
  await OpenFocused.run();
  await expect.element(status).toHaveTextContent('3 places');
  await expect
    .element(page.getByText('India Post / data.gov.in (GODL-India); GeoNames (CC BY 4.0)'))
    .toBeVisible();
  await LoadingFocused.run();
  await expect.element(status).toHaveTextContent('Searching...');
  await EmptyFocused.run();
  await expect
    .element(status)
    .toHaveTextContent('No place found. Try your area, city or pincode, or pick the place on the map.');
  await ErrorFocused.run();
  await expect
    .element(status)
    .toHaveTextContent(
      'The search does not work just now. Write your address in full, and pick the place on the map.',
    );
  await expect.element(box).toHaveAccessibleDescription(/Please fill all fields and select a location/);
  await expect.element(box).toBeEnabled();
});

test('leaving the field closes the list and keeps what was written', async () => {
  await Default.run();
  await userEvent.type(box, 'kank');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('kank');
});
