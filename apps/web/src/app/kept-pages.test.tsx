import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { KeptPages } from './kept-pages.tsx';
import { clearSession } from './session.ts';

afterEach(cleanup);

const seen = vi.fn();
function Card() {
  seen('card is drawn');
  return null;
}
function List() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [count, setCount] = useState(0);
  useEffect(() => {
    seen('list is shown');
    return () => seen('list is left');
  }, []);
  seen(`list at ${pathname}${search}`);
  return (
    <>
      <h1>List</h1>
      <Card />
      <button type="button" onClick={() => setCount(count + 1)}>
        Chosen {count}
      </button>
      <button type="button" onClick={() => void navigate('/list?page=2')}>
        Next
      </button>
      <button type="button" onClick={() => void navigate('/thing/7')}>
        Open
      </button>
    </>
  );
}
function Thing() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Thing {useParams()['id']}</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate('/list?page=2')}>
        To the list
      </button>
      <button type="button" onClick={() => void navigate('/thing/8')}>
        Another
      </button>
    </>
  );
}
const shop = () => {
  seen.mockClear();
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Routes>
        <Route element={<KeptPages paths={['list']} />}>
          <Route path="list" element={<List />} />
          <Route path="thing/:id" element={<Thing />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Of the one that is seen: `content-visibility` is unknown to the library. */
function heading() {
  const seen = screen
    .getAllByRole('heading')
    .filter((one) => one.closest('[style*="content-visibility: hidden"]') === null);
  expect(seen).toHaveLength(1);
  return seen[0]!.textContent;
}

test('Back shows the page as it was left, at the place it was left at', async () => {
  shop();
  await press('Next');
  await press('Chosen 0');
  await press('Open');
  expect(heading()).toBe('Thing 7');
  await press('Back');
  expect(heading()).toBe('List');
  expect(screen.getByRole('button', { name: 'Chosen 1' })).toBeTruthy();
  expect(seen).not.toHaveBeenCalledWith('list at /thing/7');
});

test('Back draws no card of it anew, and what changes after that is drawn', async () => {
  shop();
  await press('Next');
  await press('Open');
  seen.mockClear();
  await press('Back');
  expect(heading()).toBe('List');
  expect(seen).not.toHaveBeenCalledWith('card is drawn');
  await press('Next');
  expect(seen).toHaveBeenCalledWith('card is drawn');
});

test('its effects end while another page is shown', async () => {
  shop();
  await press('Open');
  expect(seen.mock.calls.flat().filter((one) => /shown|left/.test(String(one)))).toEqual([
    'list is shown',
    'list is left',
  ]);
  await press('Back');
  expect(seen).toHaveBeenLastCalledWith('list is shown');
});

test('Back over several pages finds it, too', async () => {
  shop();
  await press('Chosen 0');
  await press('Open');
  await press('Another');
  expect(heading()).toBe('Thing 8');
  await press('Back');
  await press('Back');
  expect(screen.getByRole('button', { name: 'Chosen 1' })).toBeTruthy();
});

test('a link to it opens a new one', async () => {
  shop();
  await press('Chosen 0');
  await press('Open');
  await press('To the list');
  expect(heading()).toBe('List');
  expect(screen.getByRole('button', { name: 'Chosen 0' })).toBeTruthy();
});

test('a page that is not kept goes out of the document', async () => {
  shop();
  await press('Open');
  await press('Back');
  await waitFor(() => expect(document.body.textContent).not.toContain('Thing 7'), { timeout: 15_000 });
});

test('what was kept goes with the session that saw it', async () => {
  localStorage.setItem('access_token', 'hers');
  shop();
  await press('Chosen 0');
  await press('Open');
  expect(document.body.textContent).toContain('Chosen 1');
  act(() => clearSession());
  expect(document.body.textContent).not.toContain('Chosen 1');
  await press('Back');
  expect(screen.getByRole('button', { name: 'Chosen 0' })).toBeTruthy();
});
