// The folder that CI keeps: before, after and difference of every picture that is not accepted, and a page that shows them by cause.
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLines } from './aria.mjs';
import { differencePicture } from './difference.mjs';
import { after, root } from './paths.mjs';
import { nameOf } from './settle.mjs';

export const reportFolder = join(root, 'packages/ui/visual-report');
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {Awaited<ReturnType<typeof import('./settle.mjs').settle>>} settled */
export async function writeReport({ differences, groups, commit }) {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  for (const { stem, before } of differences.filter(({ text }) => text === undefined)) {
    copyFileSync(join(after, `${stem}.png`), join(reportFolder, `${stem}.after.png`));
    if (!before) continue;
    copyFileSync(before, join(reportFolder, `${stem}.before.png`));
    writeFileSync(
      join(reportFolder, `${stem}.difference.png`),
      await differencePicture(before, join(after, `${stem}.png`)),
    );
  }
  const picture = (stem, kind) =>
    existsSync(join(reportFolder, `${stem}.${kind}.png`))
      ? `<figure><figcaption>${kind}</figcaption><img src="${stem}.${kind}.png" alt=""></figure>`
      : '';
  const signs = { same: ' ', removed: '-', added: '+' };
  const shown = ({ stem, text, textBefore = '' }) =>
    text === undefined
      ? `<div>${['before', 'after', 'difference'].map((kind) => picture(stem, kind)).join('')}</div>`
      : `<pre>${diffLines(textBefore, text)
          .map((line) => escape(`${signs[line.kind]} ${line.text}`))
          .join('\n')}</pre>`;
  const byId = new Map(differences.map((one) => [one.id, one]));
  const sections = groups.map(
    (group) =>
      `<section><h2>${escape(nameOf(group))} (${group.pictures.length})</h2>${group.pictures
        .map((id) => `<h3>${escape(id)}</h3>${shown(byId.get(id))}`)
        .join('')}</section>`,
  );
  writeFileSync(
    join(reportFolder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title><style>body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;overflow:auto}figure{margin:0}img{border:1px solid #999}</style><h1>Pictures that differ from ${commit?.slice(0, 12) ?? 'nothing'}</h1>${sections.join('')}`,
  );
}
