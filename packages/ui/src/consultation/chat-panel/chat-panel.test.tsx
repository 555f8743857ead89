import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conversation } from '../fixtures.ts';
import { ChatPanel } from './chat-panel.tsx';
import { Default, WithEarlier, Empty, Loading, StepScrolledUp } from './chat-panel.stories.tsx';

const log = page.getByRole('log', { name: 'Messages with Dr. Meera Sinha' });
const again = (turn: string) =>
  conversation.map((one) => Object.assign({}, one, { id: `${turn}-${one.id}` }));
const many = ['a', 'b', 'c', 'd'].flatMap(again);
const answer = { ...conversation[1]!, id: 'new', text: 'Please come at four.' };
function panel(messages: typeof many) {
  return <ChatPanel {...Default.composed.args} className="h-96" messages={messages} />;
}
const below = (box: Element) => box.scrollHeight - box.scrollTop - box.clientHeight;

afterEach(cleanup);

test('the latest message is in view, and that is told', async () => {
  await Default.run();
  await expect.element(log.getByText('138 over 88, this morning at 8.')).toBeInViewport();
  expect(Default.composed.args.onSeen).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('Sunday 22 November 2026')).toBeVisible();
});
/** A chat of `many` messages, read from its beginning. */
async function scrolledUp() {
  const { container, rerender } = render(panel(many));
  const own = page.elementLocator(container);
  const box = own.getByRole('log').element();
  await expect
    .poll(() => {
      box.scrollTop = 40;
      return own.getByRole('button', { name: 'To the latest message' }).query();
    })
    .not.toBeNull();
  /** Earlier messages come in above `shown`. @returns by how many px what one reads has moved */
  function readsOn(shown: typeof many) {
    const feet = own.getByText('My feet are swollen since Thursday.');
    const read = feet.nth(1).element();
    const { top } = read.getBoundingClientRect();
    rerender(panel([...again('earlier'), ...shown]));
    expect(feet.elements()).toHaveLength(5);
    return Math.abs(read.getBoundingClientRect().top - top);
  }
  return { own, box, rerender, readsOn };
}
test('who has scrolled up stays there, and goes down by one press', async () => {
  await StepScrolledUp.run();
  const box = log.element();
  expect(box.scrollTop).toBe(0);
  await userEvent.click(page.getByRole('button', { name: 'To the latest message' }));
  await expect.poll(() => box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(2);
  await expect.element(log).toHaveFocus();
  await expect.poll(() => page.getByRole('button', { name: 'To the latest message' }).elements()).toEqual([]);
});
test('the log is scrolled by keys', async () => {
  await StepScrolledUp.run();
  (log.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  const box = log.element();
  await expect.poll(() => box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(2);
});
test('nothing is said while the history is read; an empty one says what will stand there', async () => {
  await Loading.run();
  await expect.element(log).toHaveAttribute('aria-busy', 'true');
  await Empty.run();
  await expect.element(page.getByText('Your messages and the answers stand here.')).toBeVisible();
});
test('earlier ones are asked for', async () => {
  await WithEarlier.run();
  await userEvent.click(page.getByRole('button', { name: 'Show earlier messages' }));
  expect(WithEarlier.composed.args.onEarlier).toHaveBeenCalledTimes(1);
});
test('what comes is followed near the end, and takes no focus', async () => {
  const { container, rerender } = render(panel(many));
  const own = page.elementLocator(container);
  const box = own.getByRole('log').element();
  await expect.poll(() => below(box)).toBeLessThan(2);
  box.scrollTop -= 60;
  const field = own.getByRole('textbox');
  (field.element() as HTMLElement).focus();
  rerender(panel([...many, answer]));
  await expect.poll(() => below(box)).toBeLessThan(2);
  await expect.element(own.getByText('Please come at four.')).toBeInViewport();
  await expect.element(field).toHaveFocus();
});
test('who has scrolled up stays there when a message comes, and reads how many are new', async () => {
  const { own, box, rerender } = await scrolledUp();
  rerender(panel([...many, answer, { ...answer, id: 'newer' }]));
  const down = own.getByRole('button', { name: '2 new messages, go there' });
  await expect.element(down).toBeVisible();
  expect(box.scrollTop).toBe(40);
  await userEvent.click(down);
  await expect.poll(() => below(box)).toBeLessThan(2);
});
test('what one reads stays in its place when earlier messages come in above', async () => {
  const { readsOn } = await scrolledUp();
  expect(readsOn(many)).toBeLessThan(2);
});

test('what grew since the last message came does not count as earlier messages', async () => {
  const { readsOn, rerender } = await scrolledUp();
  const longer = { ...many.at(-2)!, text: 'It is longer now. '.repeat(40) };
  const grown = many.with(-2, longer);
  rerender(panel(grown));
  expect(readsOn(grown)).toBeLessThan(2);
});
