// Holds what is shown: the server's state, the filters, the current cause and picture. Decisions are sent and answered here.
import { fillFilters, filtered, isFiltered, kindName, markCause, showCauses } from './causes.js';
import { showWords } from './details.js';
import { ask, by, plural } from './dom.js';
import { markPicture, showPictures } from './pictures.js';
import { showPicture } from './views.js';

let state;
let shown = [];
let cause = 0;
let picture = 0;
let canUndo = false;
let isBusy = false;

/** Whether there is a cause to act on. */
export const hasCause = () => shown.length > 0;
const current = () => shown[cause];
const say = (text) => (by('head').textContent = text);

function message(title, text, canTryAgain = false) {
  by('message').hidden = !title;
  by('message-title').textContent = title;
  by('message-text').textContent = text;
  by('again').hidden = !canTryAgain;
}

function overview() {
  const { groups, machine, commit } = state;
  const refused = groups.filter((group) => group.refused).length;
  const parts = [
    `${plural(groups.length, 'cause', 'causes')} to decide`,
    refused > 0 && `${refused} refused`,
    commit && `against ${commit}`,
    machine > 0 && `${plural(machine, 'picture differs', 'pictures differ')} by this machine only`,
  ];
  return parts.filter(Boolean).join(' · ');
}

function goPicture(at) {
  const { pictures } = current();
  picture = Math.max(0, Math.min(at, pictures.length - 1));
  const { story, cell } = pictures[picture];
  by('picture-title').textContent =
    `${picture + 1} of ${pictures.length.toLocaleString('en')}: ${story}, ${cell}`;
  by('back').disabled = picture === 0;
  by('on').disabled = picture === pictures.length - 1;
  markPicture(picture);
  showPicture(pictures[picture]);
}

function verdictOf({ refused, isAccepted }) {
  if (isAccepted) return 'Accepted. Its pictures wait for their other causes.';
  if (!refused) return '';
  const when = refused.isCurrent ? '' : ' Its pictures have changed since.';
  return `Refused by ${refused.who}, ${refused.at.slice(0, 10)}: ${refused.sentence}.${when}`.replace(
    '..',
    '.',
  );
}

function goCause(at) {
  cause = Math.max(0, Math.min(at, shown.length - 1));
  closeRefusal();
  const found = current();
  by('cause').hidden = !found;
  if (!found) return;
  const { group, pictures } = found;
  by('title').textContent = group.name;
  const verdict = verdictOf(group);
  by('verdict').hidden = !verdict;
  by('verdict').textContent = verdict;
  by('verdict').className = `verdict ${group.isAccepted ? 'good' : 'bad'}`;
  const all = plural(group.pictures.length, 'picture', 'pictures');
  const isPart = pictures.length < group.pictures.length;
  by('count').textContent = isPart
    ? `decides all ${all}; the filters show ${pictures.length}`
    : `decides ${all}, ${kindName(group.kind).toLowerCase()}`;
  markCause(cause);
  showPictures(pictures, goPicture);
  goPicture(0);
  void showWords(group);
}

function showList() {
  shown = filtered(state.groups);
  by('clear').hidden = !isFiltered();
  showCauses(shown, goCause);
}

function show() {
  const isEmpty = state.groups.length === 0;
  by('busy').hidden = true;
  for (const id of ['filters', 'list']) by(id).hidden = isEmpty;
  by('copy').hidden = false;
  by('undo').hidden = !canUndo;
  message(
    isEmpty ? 'Everything is decided' : '',
    isEmpty
      ? 'No picture waits. Commit hashes.txt and decisions.jsonl of packages/ui/visual, and paste the summary into the pull request.'
      : '',
  );
  fillFilters(state.groups);
  showList();
  goCause(cause);
}

/** Sends a decision, then goes on to what stood below. */
async function decide(path, body, done) {
  if (isBusy || !state) return;
  isBusy = true;
  const next = shown[cause + 1]?.group.key;
  try {
    state = await ask(path, { body });
    canUndo = path !== '/undo';
    show();
    const at = shown.findIndex(({ group }) => group.key === next);
    if (path !== '/undo' && at >= 0) goCause(at);
    say(`${done} ${overview()}`);
  } catch (error) {
    say(`Nothing was ${path === '/undo' ? 'taken back' : 'decided'}: ${error.message}`);
  }
  isBusy = false;
}
export function accept() {
  const found = current();
  return found && decide('/accept', { key: found.group.key }, `Accepted: ${found.group.name}.`);
}
export function refuse(sentence) {
  const found = current();
  return found && decide('/refuse', { key: found.group.key, sentence }, `Refused: ${found.group.name}.`);
}
export const undo = () => canUndo && decide('/undo', {}, 'Taken back.');

export function openRefusal() {
  if (!current()) return;
  by('refuse').hidden = false;
  by('sentence').value = current().group.refused?.sentence ?? '';
  by('sentence').focus();
}
export function closeRefusal() {
  const hadFocus = by('refuse').contains(document.activeElement);
  by('refuse').hidden = true;
  if (hadFocus) by('refuse-open').focus();
}

export async function copy() {
  try {
    const { text } = await ask('/summary');
    await navigator.clipboard.writeText(text);
    say('The summary is in the clipboard.');
  } catch (error) {
    say(`The summary could not be copied: ${error.message}`);
  }
}

export async function load() {
  message('', '');
  by('busy').hidden = false;
  say('Drawing and comparing the pictures before. The first time this takes minutes.');
  try {
    state = await ask('/state');
    show();
    say(overview());
  } catch (error) {
    by('busy').hidden = true;
    say('The pictures could not be compared.');
    message('The pictures could not be compared', error.message, true);
  }
}

/** @param {number} step how many further */
export const moveCause = (step) => hasCause() && goCause(cause + step);
export const movePicture = (step) => hasCause() && goPicture(picture + step);
export function refilter() {
  showList();
  goCause(0);
}
