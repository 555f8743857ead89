import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, VariantOne } from './accordion.stories.tsx';
import { AccordionItem } from './accordion.tsx';

const answer = page.getByText(/^Store it below/);
const heading = page.getByRole('heading', { name: 'How do I keep my medicines?', level: 3 });

afterEach(cleanup);

test('by mouse: a press on its heading opens a section, another one closes it', async () => {
  await Default.run();
  await expect.element(answer).not.toBeVisible();
  await userEvent.click(heading);
  await expect.element(answer).toBeVisible();
  await userEvent.click(heading);
  await expect.element(answer).not.toBeVisible();
});

test('by keyboard: each heading is a stop, Enter and Space open and close', async () => {
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(answer).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^We call you/)).toBeVisible();
});

test('of those with one name one is open at a time', async () => {
  await VariantOne.run();
  await expect.element(page.getByText('Swallow whole, with water.')).toBeVisible();
  await userEvent.click(page.getByRole('heading', { name: 'Syrups' }));
  await expect.element(page.getByText('Shake before each use.')).toBeVisible();
  await expect.element(page.getByText('Swallow whole, with water.')).not.toBeVisible();
});

test('inside of an open one a closed one is drawn as closed', () => {
  const { container } = render(
    <AccordionItem title="Medicines" open>
      <AccordionItem title="Tablets">Swallow whole, with water.</AccordionItem>
      <AccordionItem title="Syrups" open>
        Shake before each use.
      </AccordionItem>
    </AccordionItem>,
  );
  const [medicines, tablets, syrups] = [...container.querySelectorAll('summary > [aria-hidden]')].map(
    (icon) => getComputedStyle(icon).maskPosition,
  );
  expect(tablets).not.toBe(medicines);
  expect(syrups).toBe(medicines);
});
