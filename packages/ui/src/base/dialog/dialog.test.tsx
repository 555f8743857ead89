import { StrictMode, useEffect, useRef, useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  VariantClosed,
  Default,
  LongText,
  VariantParts,
  VariantQuestion,
  WithActions,
} from './dialog.stories.tsx';
import { Dialog } from './dialog.tsx';

const dialog = () => page.getByRole('dialog');
const shut = () => expect.element(dialog()).not.toBeInTheDocument();
function OpenedByPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Quick search" onKeyDown={({ key }) => key === 'Enter' && setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} title="Delivery times" />
    </>
  );
}
/** In the place of a story, so that no dialog of an earlier one lies above. */
const draw = (element: ReactElement) => Default.extend({ render: () => element }).run();

test('it is named and described by its own words, and focus starts at its heading', async () => {
  await Default.run();
  await expect
    .element(page.getByRole('dialog', { name: 'Delivery times' }))
    .toHaveAccessibleDescription(/before 6 PM/);
  await expect.element(page.getByRole('heading', { name: 'Delivery times' })).toHaveFocus();
});

test('by keyboard: Enter opens, Escape closes, focus returns to the opener', async () => {
  const { onOpenChange } = VariantClosed.composed.args;
  await VariantClosed.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await shut();
  await expect.element(page.getByRole('button', { name: 'Delivery times' })).toHaveFocus();
  expect(onOpenChange).toHaveBeenNthCalledWith(1, true);
  expect(onOpenChange).toHaveBeenNthCalledWith(2, false);
});

test('by mouse: the Close button closes and focus returns to the opener', async () => {
  await VariantClosed.run();
  await userEvent.click(page.getByRole('button', { name: 'Delivery times' }));
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await shut();
  await expect.element(page.getByRole('button', { name: 'Delivery times' })).toHaveFocus();
});

test('Tab goes round inside it', async () => {
  await WithActions.run();
  const save = page.getByRole('button', { name: 'Save Address' });
  const close = page.getByRole('button', { name: 'Close' });
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(save).toHaveFocus();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(save).toHaveFocus();
});

test('Shift+Tab from the heading reaches Close', async () => {
  await Default.run();
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('in a window of 320 × 256 its last control can be scrolled to and pressed', async () => {
  await page.viewport(320, 256);
  await LongText.run();
  const save = page.getByRole('button', { name: 'Save Address' });
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect.element(save).toHaveFocus();
  await expect.element(save).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 800);
});

test('a press on the page behind closes it, and is told once', async () => {
  const { onOpenChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await shut();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a field may take the first focus', async () => {
  await WithActions.run({
    args: {
      ...WithActions.composed.args,
      onOpenAutoFocus: (event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('[name="house"]')?.focus();
      },
    },
  });
  await expect.element(page.getByRole('textbox', { name: /^House/ })).toHaveFocus();
});

const quickSearch = page.getByRole('textbox', { name: 'Quick search' });
async function openByEnterAndClose() {
  await userEvent.click(quickSearch);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Delivery times' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await shut();
}

test('opened by the page, it gives focus back to what had it', async () => {
  await draw(<OpenedByPage />);
  await openByEnterAndClose();
  await expect.element(quickSearch).toHaveFocus();
});

test('so it does in StrictMode', async () => {
  await draw(
    <StrictMode>
      <OpenedByPage />
    </StrictMode>,
  );
  await openByEnterAndClose();
  await expect.element(quickSearch).toHaveFocus();
});

test('in a taller window Close and the actions stay in sight while it scrolls', async () => {
  await page.viewport(360, 560);
  await LongText.run();
  const surface = dialog().element();
  expect(surface.scrollHeight).toBeGreaterThan(surface.clientHeight);
  for (const top of [0, surface.scrollHeight / 2, surface.scrollHeight]) {
    surface.scrollTop = top;
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('button', { name: 'Save Address' })).toBeInViewport({ ratio: 1 });
  }
  await page.viewport(1280, 800);
});

test('of its parts it is named and described too, and a form may stand around body and actions', async () => {
  await VariantParts.run();
  await expect
    .element(page.getByRole('dialog', { name: 'Add New Address' }))
    .toHaveAccessibleDescription('Where should we bring your medicines?');
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await expect
    .element(page.getByRole('form').getByRole('button', { name: 'Save Address' }))
    .toHaveAttribute('type', 'submit');
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await shut();
});

test('a question stands on top of it: Escape closes that alone, and focus comes back into it', async () => {
  await VariantQuestion.run();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Delete address' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await shut();
});

test('keeps the page behind from scrolling while one is open', async () => {
  await VariantQuestion.run();
  const tall = document.createElement('div');
  tall.style.height = '300vh';
  document.body.append(tall);
  try {
    const overflow = () => getComputedStyle(document.body).overflowY;
    expect(overflow()).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(overflow()).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await shut();
    expect(overflow()).toBe('visible');
  } finally {
    tall.remove();
  }
});

test('hides the page behind from readers while one is open', async () => {
  await VariantClosed.run();
  const opener = page.getByRole('button', { name: 'Delivery times' });
  await userEvent.click(opener);
  await expect.element(page.getByRole('heading')).toHaveFocus();
  expect(opener.query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('a press that begins inside and ends on the page behind closes nothing', async () => {
  const { onOpenChange } = Default.composed.args;
  await Default.run();
  const point = (type: string, target: Element, clientX: number) =>
    target.dispatchEvent(new PointerEvent(type, { clientX, clientY: 5, bubbles: true }));
  point('pointerdown', page.getByRole('heading').element(), 640);
  point('click', dialog().element(), 5);
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await shut();
});

/** Draws a question with two radios of one name, and goes by Tab from its heading to Close. */
async function tabOverRadios(isChosen: boolean) {
  await draw(
    <Dialog open title="Which one?">
      <input type="radio" name="which" aria-label="First" defaultChecked={isChosen} />
      <input type="radio" name="which" aria-label="Second" />
    </Dialog>,
  );
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('radio', { name: 'First' })).toHaveFocus();
  await userEvent.tab();
}

test('stops once at radios of one name', async () => {
  await tabOverRadios(true);
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('radio', { name: 'First' })).toHaveFocus();
});

test('goes on to what follows the radios', async () => {
  await draw(
    <Dialog open title="Which one?" footer={<button type="button">Choose</button>}>
      <input type="radio" name="which" aria-label="First" defaultChecked />
      <input type="radio" name="which" aria-label="Second" />
    </Dialog>,
  );
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Choose' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('radio', { name: 'First' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('goes round by Tab where no radio is chosen', async () => {
  await tabOverRadios(false);
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('stays, with focus where it is, while the page keeps it open after Escape', async () => {
  await draw(
    <Dialog open title="Delivery times">
      <input aria-label="Quick search" />
    </Dialog>,
  );
  await userEvent.click(quickSearch);
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(dialog()).toBeVisible();
  await expect.element(quickSearch).toHaveFocus();
});

/** Close requests as a phone's Back makes them; the browser of the tests has no Back to press. */
class Watcher extends EventTarget {
  static active: Watcher[] = [];
  constructor() {
    super();
    Watcher.active.push(this);
  }
  destroy() {
    Watcher.active = Watcher.active.filter((one) => one !== this);
  }
  static goBack() {
    const last = Watcher.active.pop()!;
    last.dispatchEvent(new Event('close'));
  }
}

test('closes on Back of a phone, the question on top of it first', async () => {
  vi.stubGlobal('CloseWatcher', Watcher);
  try {
    await VariantQuestion.run();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    Watcher.goBack();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
    Watcher.goBack();
    await shut();
    expect(Watcher.active).toEqual([]);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('leaves focus to a page that prevents its return', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    const next = useRef<HTMLInputElement>(null);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
        <input ref={next} aria-label="Quick search" />
        <Dialog
          open={open}
          onOpenChange={setOpen}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            next.current?.focus();
          }}
          title="Delivery times"
        />
      </>
    );
  }
  await draw(<Page />);
  await userEvent.click(page.getByRole('button', { name: 'Delete' }));
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await shut();
  await expect.element(quickSearch).toHaveFocus();
});

test('leaves focus where the page has put it when the opener is gone', async () => {
  function Page() {
    const [stage, setStage] = useState<'list' | 'asked' | 'gone'>('list');
    const heading = useRef<HTMLHeadingElement>(null);
    useEffect(() => {
      if (stage === 'gone') heading.current?.focus();
    }, [stage]);
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          Addresses
        </h1>
        {stage !== 'gone' && (
          <button type="button" onClick={() => setStage('asked')}>
            Delete
          </button>
        )}
        <Dialog open={stage === 'asked'} onOpenChange={() => setStage('gone')} title="Delivery times" />
      </>
    );
  }
  await draw(<Page />);
  await userEvent.click(page.getByRole('button', { name: 'Delete' }));
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await shut();
  await expect.element(page.getByRole('heading', { name: 'Addresses' })).toHaveFocus();
});

/** Deletes a record while its dialog is open, then closes the dialog. */
function Deletion({ isRowKept = false }: { isRowKept?: boolean }) {
  const [stage, setStage] = useState<'list' | 'asked' | 'gone'>('list');
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Profile</h1>
      <section>
        <h2>Addresses</h2>
        <ul>
          <li>
            <h3>Office</h3>
          </li>
          {(isRowKept || stage !== 'gone') && (
            <li>
              <h3>Home</h3>
              {stage !== 'gone' && (
                <button type="button" onClick={() => setOpen(true)}>
                  Delete
                </button>
              )}
            </li>
          )}
        </ul>
      </section>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delivery times"
        footer={
          <button type="button" onClick={() => setStage('gone')}>
            Confirm
          </button>
        }
      />
    </main>
  );
}
async function deleteAndClose() {
  await userEvent.click(page.getByRole('button', { name: 'Delete' }));
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await shut();
}

test('focuses the heading of the list when the record of the opener is gone', async () => {
  await draw(<Deletion />);
  await deleteAndClose();
  await expect.element(page.getByRole('heading', { name: 'Addresses' })).toHaveFocus();
});

test('focuses the heading of the record when only the opener is gone', async () => {
  await draw(<Deletion isRowKept />);
  await deleteAndClose();
  await expect.element(page.getByRole('heading', { name: 'Home' })).toHaveFocus();
});
