import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useFocusRequest } from './use-focus-request.ts';

afterEach(cleanup);

/** Presses "Ask why" in a commit, before the passive effects of that commit. */
function Reasons() {
  const requestFocus = useFocusRequest();
  const [commits, setCommits] = useState(0);
  const [shown, setShown] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (commits > 0) ask.current?.click();
  }, [commits]);
  return (
    <>
      <button onClick={() => setTimeout(() => setCommits(1))}>Reject</button>
      <button
        ref={ask}
        onClick={() => {
          setShown(true);
          requestFocus(() => document.getElementById('reason'));
        }}
      >
        Ask why
      </button>
      {shown && <button id="reason">Out of stock</button>}
    </>
  );
}

test('focuses what the same event renders, while effects of an earlier render are pending', async () => {
  render(<Reasons />);
  await userEvent.click(page.getByRole('button', { name: 'Reject' }));
  await expect.element(page.getByRole('button', { name: 'Out of stock' })).toHaveFocus();
});
