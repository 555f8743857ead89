// Quiet drawings for what is empty, 240 by 180. They follow the theme: shapes of the raised surface with lines of the accent.
import { accent, at, c, cross, disc, line, path, rect, roundly, spot, turn } from './parts.mjs';

const raised = 'var(--surface-raised)';
const tint = 'var(--accent-tint)';
const deep = 'var(--accent-text)';
const soft = 'var(--line)';
const faint = 'var(--line-strong)';
const gold = 'var(--highlight-fill)';
const onGold = 'var(--highlight-on-fill)';
const empty = (...shapes) => ({ viewBox: '0 0 240 180', shapes: roundly(spot(240, 180, 66), ...shapes) });
const edged = (d, more = '') => path(d, raised, `stroke="${accent}" stroke-width="3"${more}`);
const card = (x, y, w, h, r = 8) => rect(x, y, w, h, r, raised, `stroke="${accent}" stroke-width="3"`);
/** The way of something that is still to come. */
const way = (d) => line(d, accent, 3, 'stroke-dasharray="0 8"');

const cart = empty(
  line('M52 50h16l6 14', deep, 5),
  edged('M74 64h98l-12 48H86z'),
  line('M106 66l6 44M132 66v44M158 66l-8 44M80 80h88M84 96h80', soft, 3),
  line('M86 112l-8 18h86', deep, 5),
  [92, 154].map((x) => disc(x, 146, 11, deep) + disc(x, 146, 4, raised)).join(''),
  way('M122 52c-4-16 6-28 24-30'),
  turn(
    -24,
    164,
    26,
    rect(150, 18, 30, 15, 7.5, gold) + path('M165 18h7.500a7.500 7.500 0 0 1 0 15H165z', c.grey),
  ),
  rect(146, 118, 20, 12, 3, accent),
  path('M40 164h24M184 164h14', 'none', `stroke="${faint}" stroke-width="2"`),
);
const orders = empty(
  path('M70 82l10-16-28-16-18 18zM170 82l-10-16 28-16 18 18z', accent, 'opacity=".55"'),
  path('M70 82l10-16h80l10 16z', deep),
  path('M70 82h100v66a9 9 0 0 1-9 9H79a9 9 0 0 1-9-9z', accent),
  path('M108 82h24v22l-12-7-12 7z', tint),
  rect(82, 122, 42, 24, 3, raised),
  line('M89 130h20M89 138h28', accent, 3),
  cross(150, 136, 9, raised, 6),
  way('M120 60c-4-24 6-38 26-40'),
  disc(158, 20, 11, gold),
  line('M153 20l4 4 6-8', onGold, 3),
  line('M36 157h18M188 157h16', faint, 2),
);
const search = empty(
  at(
    0,
    12,
    [
      card(46, 64, 36, 78),
      rect(42, 50, 44, 17, 5, deep),
      rect(47.5, 86, 33, 30, 0, tint),
      cross(64, 101, 8, accent, 5),
      card(160, 82, 42, 60, 6),
      line('M170 96h22M170 106h14', soft, 4),
      [0, 1, 2].map((i) => disc(172 + i * 10, 126, 3.5, i === 1 ? gold : accent)).join(''),
      line('M142 118l26 30', deep, 13),
      disc(118, 88, 40, raised, `stroke="${deep}" stroke-width="8"`),
      disc(118, 88, 31, accent, 'opacity=".14"'),
      line('M96 78c4-10 12-14 22-15', raised, 5),
      turn(
        -24,
        118,
        88,
        rect(98, 78, 40, 20, 10, 'none', `stroke="${accent}" stroke-width="3" stroke-dasharray="5 6"`),
      ),
      line('M118 80v16', accent, 3, 'transform="rotate(-24 118 88)"'),
      line('M34 144h10M206 144h10', faint, 2),
    ].join(''),
  ),
);
const bookings = empty(
  at(
    0,
    7,
    [
      card(56, 40, 112, 104, 12),
      path('M56 52a12 12 0 0 1 12-12h88a12 12 0 0 1 12 12v18H56z', accent),
      line('M86 30v20M138 30v20', deep, 7),
      [0, 1, 2]
        .map((row) =>
          [0, 1, 2, 3]
            .map((i) => rect(69 + i * 24, 80 + row * 20, 15, 12, 3, row === 1 && i === 1 ? gold : soft))
            .join(''),
        )
        .join(''),
      disc(166, 126, 30, raised, `stroke="${deep}" stroke-width="5"`),
      line('M166 108v18l12 9', deep, 5),
      line('M166 102v2M190 126h2M166 148v2M140 126h2', accent, 3),
      way('M186 84c10-10 12-22 8-34'),
      disc(192, 42, 6, gold),
      line('M44 152h44M118 158h30', faint, 2),
    ].join(''),
  ),
);
const messages = empty(
  edged(
    'M54 44h82a14 14 0 0 1 14 14v32a14 14 0 0 1-14 14H84l-20 18v-18H54a14 14 0 0 1-14-14V58a14 14 0 0 1 14-14z',
  ),
  line('M60 66h66M60 82h42', soft, 6),
  path(
    'M118 86h68a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14h-8v17l-19-17h-41a14 14 0 0 1-14-14v-26a14 14 0 0 1 14-14z',
    accent,
  ),
  [0, 1, 2].map((i) => disc(132 + i * 20, 113, 5, raised)).join(''),
  disc(178, 56, 17, gold),
  cross(178, 56, 8, onGold, 5),
  way('M164 34c-8-10-22-14-34-10'),
  path('M40 160h36M96 166h22', 'none', `stroke="${faint}" stroke-width="2"`),
);
const offline = empty(
  edged('M74 112a26 26 0 0 1 2-52 38 38 0 0 1 71-7 30 30 0 0 1 19 59z'),
  line('M92 76c12-12 42-12 54 0M103 88c8-7 24-7 32 0', soft, 6),
  disc(119, 99, 5, accent),
  line('M52 156c20 8 26-16 44-14', deep, 5),
  path('M94 134h14a8 8 0 0 1 0 16H94z', deep),
  line('M114 138h8M114 146h8', deep, 3),
  path('M158 132h-12a10 10 0 0 0 0 20h12z', accent),
  line('M158 142c18 0 16-14 34-10', accent, 5),
  line('M128 128l-4-7M132 155v8M137 129l5-6', gold, 4),
  line('M178 44l-4-8M188 52l8-4M190 62h9', faint, 3),
);
const reports = empty(
  card(62, 34, 92, 122, 10),
  rect(86, 26, 44, 18, 6, deep),
  disc(108, 32, 4, raised),
  line('M78 66h34M78 94h44M78 122h26', soft, 6),
  [66, 94, 122].map((y) => disc(138, y, 6, raised, `stroke="${accent}" stroke-width="3"`)).join(''),
  line('M76 78h60M76 106h60', tint, 2),
  rect(166, 68, 22, 86, 11, raised, `stroke="${accent}" stroke-width="3"`),
  path('M168 116h18v26a9 9 0 0 1-18 0z', gold),
  rect(162, 62, 30, 12, 4, deep),
  line('M174 84h6M174 94h6M174 104h6', accent, 2),
  way('M177 52c2-16-6-26-18-30'),
  line('M38 158h16M196 160h14', faint, 2),
);
const wishlist = empty(
  card(58, 58, 68, 92, 10),
  rect(72, 42, 40, 19, 5, deep),
  rect(60, 84, 64, 42, 0, tint),
  cross(92, 105, 11, accent, 7),
  line('M76 48v8M86 48v8M96 48v8M106 48v8', accent, 2.5),
  path(
    'M158 152c-34-21-43-34-43-49 0-26 34-30 43-8 9-22 43-18 43 8 0 15-9 28-43 49z',
    raised,
    `stroke="${deep}" stroke-width="5"`,
  ),
  line('M128 100c2-8 8-11 15-9', gold, 5),
  way('M150 76c-4-16 2-32 16-40'),
  path('M174 38c-9-6-12-9-12-13 0-7 9-8 12-2 3-6 12-5 12 2 0 4-3 7-12 13z', gold),
  line('M38 154h12M74 158h32', faint, 2),
);

export const empties = {
  'empty-cart': cart,
  'empty-orders': orders,
  'empty-search': search,
  'empty-bookings': bookings,
  'empty-messages': messages,
  offline,
  'empty-reports': reports,
  'empty-wishlist': wishlist,
};
