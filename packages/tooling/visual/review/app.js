// Turns clicks and keys into what the session does.
import { by } from './dom.js';
import { watchPictures } from './pictures.js';
import {
  accept,
  closeRefusal,
  copy,
  hasCause,
  load,
  moveCause,
  movePicture,
  openRefusal,
  refilter,
  refuse,
  undo,
} from './session.js';
import { nudge, setView, startViews, toggleFit, VIEWS } from './views.js';

const KEYS = {
  a: accept,
  r: openRefusal,
  u: undo,
  j: () => moveCause(1),
  k: () => moveCause(-1),
  h: () => movePicture(-1),
  l: () => movePicture(1),
  z: toggleFit,
  s: copy,
  '[': () => nudge(-10),
  ']': () => nudge(10),
  '/': () => by('find').focus(),
  '?': () => by('help').showModal(),
};
for (const [at, [name]] of VIEWS.entries()) KEYS[String(at + 1)] = () => hasCause() && setView(name);

const isTyping = ({ target }) =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(target.type));

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && by('refuse').contains(event.target)) return closeRefusal();
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || by('help').open) return undefined;
  const act = KEYS[event.key];
  if (!act) return undefined;
  event.preventDefault();
  return act();
});
by('accept').onclick = accept;
by('refuse-open').onclick = openRefusal;
by('refuse-close').onclick = closeRefusal;
by('undo').onclick = undo;
by('copy').onclick = copy;
by('again').onclick = load;
by('help-open').onclick = () => by('help').showModal();
by('back').onclick = () => movePicture(-1);
by('on').onclick = () => movePicture(1);
by('refuse').onsubmit = (event) => {
  event.preventDefault();
  void refuse(by('sentence').value);
};
by('filters').oninput = refilter;
// The fields are emptied after the event.
by('filters').onreset = () => requestAnimationFrame(refilter);
by('filters').onsubmit = (event) => event.preventDefault();
startViews();
watchPictures();
await load();
