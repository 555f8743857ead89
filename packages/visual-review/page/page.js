// The report's page. It works from the file system; served by `npm run visual`, it also keeps decisions.
const { report } = window;
const by = (id) => document.getElementById(id);
const isServed = location.protocol === 'http:';
const FACETS = ['decision', 'kind', 'cell'];
const VIEWS = ['Side by side', 'Onion skin', 'Difference'];
const NAMES = { aria: 'ARIA', heard: 'screen reader', added: 'part added', removed: 'part removed' };
const MARKS = { accepted: '✓ accepted', refused: '✗ refused', open: '' };
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });
const AT_A_TIME = 48;
let decisions = report.decisions;
let shown = [];
let cause = 0;
let picture = 0;
let view = 0;
let listed = 0;
/** The key of the last decision, and what it replaced. */
let last;

/** An element with properties and children; `aria-…` and `data-…` become attributes. */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties))
    if (/^(?:aria|data)-/.test(key)) element.setAttribute(key, value);
    else element[key] = value;
  element.append(...children.filter((child) => child));
  return element;
}
const part = (className, ...children) => make('span', { className }, ...children);
const count = (number, one, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
const say = (text) => (by('status').textContent = text);
const kindOf = ({ kind }) => NAMES[kind] ?? kind;

/** Decision on a group; `isStale` where its pictures have changed since. */
function decisionOn(group) {
  const found = group.own.map((key) => decisions[key]).find(Boolean);
  return found && { ...found, isStale: found.hash !== group.hash };
}
function stateOf(group) {
  const decision = decisionOn(group);
  return !decision || decision.isStale ? 'open' : decision.verdict;
}

function filtered() {
  const [decision, kind, cell] = FACETS.map((facet) => by(facet).value);
  const find = by('find').value.trim().toLowerCase();
  const fits = (group) => (id) => {
    const one = report.pictures[id];
    const isFound = !find || `${group.name} ${one.story}`.toLowerCase().includes(find);
    return isFound && (!cell || one.cell === cell);
  };
  return report.groups
    .filter((group) => (!decision || stateOf(group) === decision) && (!kind || kindOf(group) === kind))
    .map((group) => ({ group, ids: group.pictures.filter(fits(group)) }))
    .filter(({ ids }) => ids.length > 0);
}

function fillFilters() {
  const cells = Object.values(report.pictures).map(({ cell }) => cell);
  const values = [Object.keys(MARKS), report.groups.map(kindOf), cells];
  for (const [at, facet] of FACETS.entries()) {
    const options = [...new Set(values[at])].map((value) => make('option', { value }, value));
    by(facet).append(make('option', { value: '' }, 'All'), ...options);
  }
}

function showList() {
  shown = filtered();
  by('none').hidden = shown.length > 0 || report.groups.length === 0;
  by('clear').hidden = ![...FACETS, 'find'].some((id) => by(id).value);
  const rows = shown.map(({ group, ids }, at) => {
    const state = stateOf(group);
    const all = group.pictures.length;
    const pictures = ids.length < all ? `${ids.length} of ${all} pictures` : count(all, 'picture');
    const facts = part('row soft', part('tag', kindOf(group)), pictures, make('strong', {}, MARKS[state]));
    const properties = { type: 'button', onclick: () => goCause(at), 'data-state': state };
    return make('li', {}, make('button', properties, make('b', {}, group.name), facts));
  });
  by('causes').replaceChildren(...rows);
  const open = report.groups.filter((group) => stateOf(group) === 'open').length;
  const left = report.left > 0 ? [`${count(report.left, 'story file')} left to --deep`] : [];
  const causes = `${count(report.groups.length, 'cause')}, ${open} open, against ${report.commit}`;
  by('facts').textContent = [causes, ...left, ...report.notes].join(' · ');
}

function wordTable(caption, rows) {
  const head = ['', 'Before', 'After'].map((name) => make(name ? 'th' : 'td', {}, name));
  const body = rows.map(([name, was, now, lang = '']) => {
    const isSame = was === now;
    const cells = [isSame ? was : make('del', {}, was), isSame ? 'unchanged' : make('ins', {}, now)];
    const th = make('th', { scope: 'row' }, name);
    return make('tr', {}, th, ...cells.map((content) => make('td', { lang }, content)));
  });
  return make('table', {}, make('caption', {}, caption), make('tr', {}, ...head), ...body);
}
/** A changed text, and the messages behind it in all languages. */
function showWords({ kind, was, now, words }) {
  const rowOf = ([lang, side]) => [LANGUAGES.of(lang), side.was.join(' / '), side.now.join(' / '), lang];
  const tables = words.map(({ path, key, languages }) =>
    wordTable(`Message ${key}, ${path}`, Object.entries(languages).map(rowOf)),
  );
  const own = wordTable(kind === 'aria' ? 'For screen readers' : 'On the screen', [['Text', was, now]]);
  by('words').replaceChildren(...(was === undefined ? [] : [own, ...tables]));
}

const markIn = (list, at) => {
  for (const [index, item] of [...by(list).children].entries())
    item.firstChild.setAttribute('aria-current', index === at);
};
/** Shows the cause at this place of the list, and its first picture. */
function goCause(at) {
  cause = Math.max(0, Math.min(at, shown.length - 1));
  by('cause').hidden = !shown[cause];
  if (!shown[cause]) return;
  by('refusal').hidden = true;
  const { group, ids } = shown[cause];
  const decision = decisionOn(group);
  by('name').textContent = group.name;
  by('kind-name').textContent = kindOf(group);
  by('verdict').hidden = !decision;
  if (decision) {
    const { verdict, who, at: time, sentence, isStale } = decision;
    const because = sentence ? `: ${sentence}` : '.';
    const since = isStale ? ' (The pictures have changed since.)' : '';
    by('verdict').textContent = `${MARKS[verdict]} by ${who}, ${time.slice(0, 10)}${because}${since}`;
    by('verdict').dataset.state = isStale ? 'open' : verdict;
  }
  by('accept').disabled = by('refuse').disabled = !isServed;
  const filters = ids.length < group.pictures.length ? `; the filters show ${ids.length}` : '';
  by('count').textContent = isServed
    ? `decides ${count(group.pictures.length, 'picture')}${filters}`
    : 'npm run visual -- --review keeps decisions';
  showWords(group);
  markIn('causes', cause);
  by('causes').children[cause].scrollIntoView({ block: 'nearest' });
  by('pictures').replaceChildren();
  listed = 0;
  goPicture(0);
}

function listMore() {
  const { ids } = shown[cause];
  for (const id of ids.slice(listed, listed + AT_A_TIME)) {
    const { story, cell, after, before, causes } = report.pictures[id];
    const at = listed++;
    const src = (after ?? before) && `pictures/${after ?? before}.png`;
    const others = causes > 1 ? `, ${count(causes - 1, 'other cause')}` : '';
    const button = make(
      'button',
      { type: 'button', onclick: () => goPicture(at) },
      src && make('img', { src, alt: '', loading: 'lazy' }),
      part('', story),
      part('soft', `${cell}${others}`),
    );
    by('pictures').append(make('li', {}, button));
  }
  by('more').hidden = listed >= ids.length;
}

const image = (hash, alt) => make('img', { src: `pictures/${hash}.png`, alt });
const figure = (name, content) => make('figure', {}, make('figcaption', {}, name), content);
const layer = (className, ...children) => make('div', { className }, ...children);
/** Red where two pictures differ, over the paled one: blended by the browser. */
function differenceOf({ before, after }) {
  const threshold = layer('threshold', image(before, ''), image(after, ''));
  const pale = layer('pale', image(after, 'Difference'), layer('mask', threshold, layer('red')));
  return layer('layers', pale);
}
function heardOf(lines) {
  const signs = { same: ' ', removed: '−', added: '+' };
  const items = lines.map(({ kind, text }) => make('li', { className: kind }, `${signs[kind]} ${text}`));
  return make('ol', { className: 'heard' }, ...items);
}
function stageOf(one) {
  const { before, after, lines } = one;
  if (lines) return heardOf(lines);
  if (!before || !after) return figure(after ? 'After' : 'Before', image(after ?? before, ''));
  const both = [image(before, 'Before'), image(after, 'After')];
  if (view === 2) return differenceOf(one);
  if (view === 1) return layer('layers', ...both);
  const figures = [...both, differenceOf(one)].map((content, at) =>
    figure(['Before', 'After', 'Difference'][at], content),
  );
  return layer('side', ...figures);
}
function showStage() {
  const one = report.pictures[shown[cause].ids[picture]];
  by('view-bar').hidden = !one.before || !one.after;
  by('mix-label').hidden = view !== 1;
  by('stage').replaceChildren(stageOf(one));
  for (const each of by('stage').querySelectorAll('img')) each.onload = resize;
  mix();
}
function goPicture(at) {
  const { ids } = shown[cause];
  picture = Math.max(0, Math.min(at, ids.length - 1));
  const { story, cell } = report.pictures[ids[picture]];
  const place = part('soft', ` ${(picture + 1).toLocaleString('en')} of ${ids.length.toLocaleString('en')}`);
  by('picture').replaceChildren(`${story}, ${cell}`, place);
  by('back').disabled = picture === 0;
  by('on').disabled = picture === ids.length - 1;
  while (listed <= picture) listMore();
  markIn('pictures', picture);
  showStage();
}

/** Gives all pictures of the stage one scale, so that two of them lie over each other pixel by pixel. */
function resize() {
  const images = [...by('stage').querySelectorAll('img')];
  if (images.some(({ naturalWidth }) => naturalWidth === 0)) return;
  const most = (side) => Math.max(...images.map((one) => one[side]));
  const [width, height] = [most('naturalWidth'), most('naturalHeight')];
  const columns = by('stage').querySelector('.side') && by('stage').clientWidth > 700 ? 3 : 1;
  const room = (by('stage').clientWidth - 32 - (columns - 1) * 16) / columns;
  const scale = by('fit').checked ? Math.min(1, room / width) : 1;
  for (const one of images) one.style.width = `${one.naturalWidth * (one.closest('.pale') ? 1 : scale)}px`;
  for (const { style } of by('stage').querySelectorAll('.layers'))
    Object.assign(style, { width: `${width * scale}px`, height: `${height * scale}px` });
  for (const { style } of by('stage').querySelectorAll('.pale'))
    Object.assign(style, { width: `${width}px`, height: `${height}px`, scale });
}
function mix() {
  const [, now] = by('stage').querySelectorAll('.layers > img');
  if (now) now.style.opacity = by('mix').value / 100;
}
function setView(at) {
  view = at;
  by(`view-${at}`).checked = true;
  if (shown[cause]) showStage();
}

async function send(key, decision) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ key, decision });
  const response = await fetch('decisions', { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  decisions = await response.json();
}
/** Keeps a decision, then goes on to the next open cause. Without a verdict it takes the last one back. */
async function decide(verdict, sentence) {
  const { group } = shown[cause] ?? {};
  const key = verdict ? (group.own.find((one) => decisions[one]) ?? group.key) : last.key;
  const before = decisions[key] ?? null;
  try {
    await send(key, verdict ? { verdict, sentence, hash: group.hash } : last.before);
  } catch (error) {
    return say(`Nothing was decided. ${error.message}`);
  }
  last = verdict && { key, before };
  by('undo').hidden = !last;
  say(verdict ? `${MARKS[verdict]}: ${group.name}` : 'Undone.');
  showList();
  const isNext = (one, at) => verdict && at >= cause && stateOf(one.group) === 'open';
  const next = shown.findIndex(isNext);
  return goCause(next < 0 ? cause : next);
}
function openRefusal() {
  by('refusal').hidden = false;
  by('sentence').value = decisionOn(shown[cause].group)?.sentence ?? '';
  by('sentence').focus();
}
function closeRefusal() {
  by('refusal').hidden = true;
  by('refuse').focus();
}

/** Markdown for a pull request. */
function summary() {
  const states = report.groups.map(stateOf);
  const head = `### Visual changes since ${report.commit}\n\n`;
  if (states.length === 0) return `${head}Nothing looks different.\n`;
  const sums = Object.keys(MARKS).map((state) => `${states.filter((one) => one === state).length} ${state}`);
  const rows = report.groups.map((group, at) => {
    const { who, sentence } = states[at] === 'open' ? {} : decisionOn(group);
    const cells = [states[at], group.name, group.pictures.length, [who, sentence].filter(Boolean).join(': ')];
    return `| ${cells.map((one) => String(one).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |`;
  });
  const table = ['| Decision | Cause | Pictures | By, and why |', '| --- | --- | ---: | --- |', ...rows];
  return `${head}${count(states.length, 'cause')}: ${sums.join(', ')}.\n\n${table.join('\n')}\n`;
}
async function copy() {
  try {
    await navigator.clipboard.writeText(summary());
    say('The summary is in the clipboard.');
  } catch (error) {
    say(`The summary could not be copied: ${error.message}`);
  }
}

function nudge(step) {
  by('mix').value = Number(by('mix').value) + step;
  mix();
}
const onCause = (act) => () => shown[cause] && act();
const KEYS = {
  a: onCause(() => isServed && decide('accepted')),
  r: onCause(() => isServed && openRefusal()),
  u: () => last && decide(),
  j: onCause(() => goCause(cause + 1)),
  k: onCause(() => goCause(cause - 1)),
  h: onCause(() => goPicture(picture - 1)),
  l: onCause(() => goPicture(picture + 1)),
  z: () => by('fit').click(),
  s: copy,
  '[': () => nudge(-10),
  ']': () => nudge(10),
  '/': () => by('find').focus(),
  '?': () => by('help').showModal(),
};
for (const at of VIEWS.keys()) KEYS[at + 1] = () => setView(at);
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key === 'Escape' && by('refusal').contains(target)) closeRefusal();
  else if (key === 'Escape' && target === by('find')) by('stage').focus();
  const isTyping = target.matches('select, input:not([type=checkbox], [type=radio], [type=range])');
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || by('help').open || !KEYS[key]) return;
  event.preventDefault();
  KEYS[key]();
});
const CLICKS = { accept: 'a', refuse: 'r', undo: 'u', copy: 's', keys: '?', back: 'h', on: 'l' };
for (const [id, key] of Object.entries(CLICKS)) by(id).onclick = KEYS[key];
by('close').onclick = closeRefusal;
by('more').onclick = listMore;
by('mix').oninput = mix;
by('fit').onchange = resize;
window.onresize = resize;
by('refusal').onsubmit = (event) => {
  event.preventDefault();
  closeRefusal();
  void decide('refused', by('sentence').value.trim());
};
function refilter() {
  showList();
  goCause(0);
}
by('filters').oninput = refilter;
// The fields are emptied after the event.
by('filters').onreset = () => requestAnimationFrame(refilter);
by('filters').onsubmit = (event) => event.preventDefault();
for (const [at, name] of VIEWS.entries()) {
  const onchange = () => setView(at);
  const input = make('input', {
    type: 'radio',
    name: 'view',
    id: `view-${at}`,
    checked: at === view,
    onchange,
  });
  by('views').append(make('label', {}, input, part('', `${name} `, make('kbd', {}, `${at + 1}`))));
}

async function start() {
  if (isServed) decisions = await (await fetch('decisions')).json();
  by('empty').hidden = report.groups.length > 0;
  document.body.classList.toggle('empty', report.groups.length === 0);
  fillFilters();
  showList();
  const open = shown.findIndex(({ group }) => stateOf(group) === 'open');
  goCause(Math.max(0, open));
}
void start();
