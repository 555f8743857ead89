import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DoctorCard } from './doctor-card.tsx';
import { Default, Hindi, LongText, WithoutFreeTime } from './doctor-card.stories.tsx';

const card = page.getByRole('article');

test('a press on the card leads to the doctor, its button to the times', async () => {
  await Default.run();
  location.hash = '';
  await userEvent.click(card, { position: { x: 200, y: 130 } });
  expect(location.hash).toBe('#doctor');
  await userEvent.click(page.getByRole('link', { name: 'Book Appointment with Dr. Meera Sinha' }));
  expect(location.hash).toBe('#times');
});

test('Tab goes from the name to the button', async () => {
  await Default.run();
  await userEvent.tab();
  await expect
    .element(card.getByRole('heading').getByRole('link', { name: 'Dr. Meera Sinha', exact: true }))
    .toHaveFocus();
  await userEvent.tab();
  await expect.element(card.getByRole('link', { name: /^Book/ })).toHaveFocus();
});

test('the next free time is said in Indian time, and that there is none', async () => {
  await Default.run();
  await expect.element(card.getByText(/^Tue 24 Nov\b.*10:30 AM$/)).toBeVisible();
  await expect.element(card.getByText('₹500.00')).toBeVisible();
  await WithoutFreeTime.run();
  await expect.element(card.getByText('No free time in the next 30 days')).toBeVisible();
  await expect.element(card.getByRole('link', { name: /^Book/ })).toBeVisible();
  await Hindi.run();
  await expect.element(card.getByText(/^मंगल 24 नवंबर.*सुबह 10:30$/)).toBeVisible();
});

test('the buttons of cards side by side are level', async () => {
  const { container, unmount } = render(
    <div style={{ display: 'grid', gridTemplateColumns: '20rem 20rem' }}>
      <DoctorCard {...Default.composed.args} />
      <DoctorCard {...LongText.composed.args} />
    </div>,
  );
  const [one, other] = page.elementLocator(container).getByRole('link', { name: /^Book/ }).elements();
  expect(one!.getBoundingClientRect().bottom).toBe(other!.getBoundingClientRect().bottom);
  unmount();
});
