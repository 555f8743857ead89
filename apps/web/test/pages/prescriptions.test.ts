import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { account, prescription, prescriptions, success } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  backOnline,
  blobsAlive,
  blockTabs,
  busy,
  callsOf,
  closedGate,
  count,
  field,
  find,
  follow,
  gone,
  heading,
  main,
  offline,
  open,
  page,
  press,
  raw,
  refused,
  see,
  tabs,
  tooMany,
  unreachable,
  until,
  user,
} from '../page.ts';

const MINE = '/prescriptions',
  UPLOAD = '/prescriptions/upload';
const slip = (name = 'slip.png') => new File(['picture'], name, { type: 'image/png' });
const choose = async (file: File = slip()) =>
  userEvent.upload(await field('Prescription'), file, { applyAccept: false });
const send = () => press('Upload prescription');
const cards = () => count('article', /^Uploaded /);
const shown = (number: number) => until(() => expect(cards()).toBe(number));
const reallyDelete = async () => {
  await press(/^Delete prescription of/);
  await press('Delete prescription', await find('alertdialog'));
};
const kept = (...all: ReturnType<typeof prescription>[]) => answer('listPrescriptions', prescriptions(all));
const takes = () =>
  answer('uploadPrescription', () => {
    kept(prescription());
    return { success, data: prescription() };
  });

beforeEach(() => {
  account();
  answer('getFile', raw('png', 'image/png'));
});

test('more than a page of them come a page at a time, and the address says which', async () => {
  answer('listPrescriptions', ({ query }) => {
    const page = Number(query.get('page') ?? 1);
    return prescriptions(page === 1 ? [prescription('p1'), prescription('p2')] : [prescription('p3')], {
      page,
      total: 101,
    });
  });
  await open(MINE);
  await shown(2);
  await user.click(await find('link', 'Page 2', await find('navigation', 'Pages')));
  await at('/prescriptions?page=2');
  await shown(1);
});

describe('a file that is refused before it is sent', () => {
  test.each([
    ['voice.mp3', 'audio/mpeg', 10, 'Please select an image or PDF file (JPG, PNG, WebP or PDF)'],
    ['page.svg', 'image/svg+xml', 10, 'Please select an image or PDF file (JPG, PNG, WebP or PDF)'],
    ['photo.jpg', 'image/jpeg', 5_242_881, 'File size must be less than 5MB'],
  ])('%s of type %s and %d bytes: %s', async (name, type, bytes, sentence) => {
    await open(UPLOAD);
    await choose(new File([new Uint8Array(bytes)], name, { type }));
    await alerted(sentence);
    expect(await field('Prescription')).toHaveAccessibleDescription(expect.stringContaining(sentence));
    await choose();
    await see('Ready to upload');
    expect(callsOf('uploadPrescription')).toEqual([]);
  });
  test('none at all', async () => {
    await open(UPLOAD);
    await send();
    await alerted('Please select a prescription image');
    expect(await field('Prescription')).toHaveFocus();
    expect(callsOf('uploadPrescription')).toEqual([]);
  });
});

describe('an upload', () => {
  test.each([
    ['cut off', unreachable],
    ['the server is busy', raw('', 'text/html', 503)],
    ['a proxy answers', page()],
  ])('%s: it fails with the file still chosen, and is sent again (F22)', async (_, fault) => {
    answer('uploadPrescription', fault);
    await open(UPLOAD);
    await choose();
    await send();
    await alerted('Upload failed. Please try again.');
    await alerted('Your file is still chosen. Try again.');
    await see('slip.png');
    takes();
    await press('Try again');
    await heading('My Prescriptions');
    await shown(1);
    expect(callsOf('uploadPrescription')).toHaveLength(2);
  });
  test('the server refuses the file: its own sentence', async () => {
    answer(
      'uploadPrescription',
      refused(400, 'unreadable_file', 'We could not read that file. Please choose another photo or PDF.'),
    );
    await open(UPLOAD);
    await choose();
    await send();
    await alerted('We could not read that file. Please choose another photo or PDF.');
  });
  test('too many: how long to wait, and the file is still chosen (F24)', async () => {
    answer('uploadPrescription', tooMany(40));
    await open(UPLOAD);
    await choose();
    await send();
    await alerted('Too many tries. Try again in 40 s.');
    await find('button', 'Try again');
    await see('slip.png');
  });
  test('pressed twice it is sent once; cancelled, another may be chosen', async () => {
    const gate = closedGate();
    answer('uploadPrescription', async () => {
      await gate.opened;
      return busy;
    });
    await open(UPLOAD);
    await choose();
    await user.dblClick(await find('button', 'Upload prescription', main()));
    await find('progressbar', 'Uploading...');
    await until(() => expect(callsOf('uploadPrescription')).toHaveLength(1));
    await press('Cancel');
    await until(() => expect(document.activeElement).toHaveAccessibleName('Prescription'));
    gate.open();
    takes();
    await choose();
    await send();
    await heading('My Prescriptions');
    await shown(1);
    expect(callsOf('uploadPrescription')).toHaveLength(2);
  });
  test('offline: it fails with the file still chosen, and goes when the line is back', async () => {
    takes();
    await open(UPLOAD);
    await choose();
    offline();
    await send();
    await alerted('Upload failed. Please try again.');
    backOnline();
    await press('Try again');
    await heading('My Prescriptions');
  });
});

describe('the list', () => {
  test('cannot be loaded: it says so, and tries again', async () => {
    answer('listPrescriptions', busy);
    await open(MINE);
    await find('heading', 'Failed to load prescriptions');
    kept(prescription());
    await press('Try again');
    await shown(1);
  });
  test('a picture that cannot be had: no picture stands there, and the card does (F31)', async () => {
    kept(prescription());
    answer('getFile', refused(404, 'not_found', 'We could not find that.'));
    await open(MINE);
    await shown(1);
    await until(() => expect(callsOf('getFile')).toHaveLength(1));
    expect(count('img', undefined, await find('article', /^Uploaded /))).toBe(0);
    expect(blobsAlive()).toEqual([]);
  });
  test('a path that is none of ours is not asked for (T20)', async () => {
    kept(prescription('p1', { image: 'https://elsewhere.example/api/files/x/' }));
    await open(MINE);
    await press('View Full Size');
    await alerted('The prescription could not be opened. Please try again.');
    expect(callsOf('getFile')).toEqual([]);
    expect(tabs().filter(({ closed }) => !closed)).toEqual([]);
  });
  test('no tab may be opened: a link takes its place', async () => {
    kept(prescription());
    blockTabs();
    await open(MINE);
    await press('View Full Size');
    expect(await find('link', 'Open the prescription')).toHaveAttribute(
      'href',
      expect.stringMatching(/^blob:/),
    );
  });
});

test('after a logout Back shows nothing of the list (T44)', async () => {
  kept(prescription());
  answer('logout', { success });
  await open(UPLOAD);
  await follow('View All');
  await shown(1);
  await user.click(await find('button', 'Logout', document.querySelector('header')!));
  await heading('Login');
  expect(cards()).toBe(0);
  history.back();
  await at(`/login?next=${encodeURIComponent(MINE)}`);
  expect(cards()).toBe(0);
});

describe('deleting', () => {
  test('the server fails: it says so, and the prescription stays', async () => {
    kept(prescription());
    answer('deletePrescription', busy);
    await open(MINE);
    await reallyDelete();
    await alerted('Failed to delete prescription');
    await shown(1);
    answer('deletePrescription', () => {
      kept();
      return { success };
    });
    await reallyDelete();
    await find('heading', 'No prescriptions uploaded');
  });
  test('another tab was first: it is gone, as was asked', async () => {
    kept(prescription());
    answer('deletePrescription', refused(404, 'not_found', 'We could not find this prescription.'));
    await open(MINE);
    await shown(1);
    kept();
    await reallyDelete();
    await see('Prescription deleted');
    await until(() => expect(document.activeElement).toHaveTextContent('My Prescriptions'));
    await find('heading', 'No prescriptions uploaded');
  });
  test('an order has come to wait on it meanwhile: it says which, and offers no delete any more', async () => {
    kept(prescription());
    answer(
      'deletePrescription',
      refused(409, 'in_use', 'Your order OD-7K2P9QX4M3WT waits for this prescription.', {
        order_id: 'OD-7K2P9QX4M3WT',
      }),
    );
    await open(MINE);
    await shown(1);
    kept(prescription('p1', { in_use: true }));
    await reallyDelete();
    await alerted('Your order OD-7K2P9QX4M3WT waits for this prescription.');
    await see('An order needs it, so it cannot be deleted now.');
    expect(count('button', /^Delete/)).toBe(0);
  });
  test('pressed twice it is asked once', async () => {
    kept(prescription());
    const gate = closedGate();
    answer('deletePrescription', async () => {
      await gate.opened;
      kept();
      return { success };
    });
    await open(MINE);
    await press(/^Delete prescription of/);
    await user.dblClick(await find('button', 'Delete prescription', await find('alertdialog')));
    gate.open();
    await find('heading', 'No prescriptions uploaded');
    expect(callsOf('deletePrescription')).toHaveLength(1);
  });
});

test('the picture of a chosen file, those of the list, and one behind a link are given back once they are not shown', async () => {
  const alive = (number: number) => until(() => expect(blobsAlive()).toHaveLength(number));
  kept(prescription());
  blockTabs();
  await open(UPLOAD);
  await choose();
  await alive(1);
  await choose(slip('another.png'));
  await see('another.png');
  await alive(1);
  await press('Remove');
  await alive(0);
  await choose();
  await follow('View All');
  await heading('My Prescriptions');
  await until(() =>
    expect(main().querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
  );
  await alive(1);
  await press('View Full Size');
  await find('link', 'Open the prescription');
  await alive(2);
  await follow('Upload New');
  await heading('Upload prescription');
  await alive(0);
});

test('a visitor is asked to log in, and comes back to the upload', async () => {
  localStorage.clear();
  await open(UPLOAD);
  await at(`/login?next=${encodeURIComponent(UPLOAD)}`);
  await gone('Upload prescription', main());
});
