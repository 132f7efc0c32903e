/**
 * Draws the five landscapes of the home page: layered vector pictures, the same on every run.
 * `node web/scripts/draw-scenes.mjs` writes web/src/assets/scenes/*.svg.
 * The upper left of each stays light and calm, because the headline stands on it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WIDTH = 1600;
const HEIGHT = 900;
const FOLDER = join(import.meta.dirname, '../src/assets/scenes');

const round = (value) => Math.round(value * 10) / 10;

/** A small seeded generator (mulberry32): the same scene for the same seed. */
function random(seed) {
  let state = seed >>> 0;
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (high - low);
  };
}

/** A smooth curve through the points (Catmull-Rom as cubic Béziers), as path commands without the first move. */
function curve(points) {
  const at = (index) => points[Math.max(0, Math.min(points.length - 1, index))];
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
      const control = [
        from[0] + (x - before[0]) / 6,
        from[1] + (y - before[1]) / 6,
        x - (after[0] - from[0]) / 6,
        y - (after[1] - from[1]) / 6,
      ];
      return `C${[...control, x, y].map((value) => Math.round(value)).join(' ')}`;
    })
    .join('');
}

/** The height of a ridge along the width: a few slow waves. */
function ridgeLine(rand, { base, height, waves = 3, lift = 0 }) {
  const parts = Array.from({ length: waves }, (_, index) => ({
    rate: ((index + 1) * 2 * Math.PI) / (WIDTH * rand(0.8, 1.3)),
    phase: rand(0, 2 * Math.PI),
    weight: height / (index + 1.4),
  }));
  return (x) =>
    base -
    lift * Math.max(0, x / WIDTH) ** 1.6 -
    parts.reduce((sum, { rate, phase, weight }) => sum + weight * Math.sin(rate * x + phase), 0);
}

function ridge(line, fill, opacity = 1) {
  const points = Array.from({ length: 15 }, (_, index) => [-60 + index * 123, line(-60 + index * 123)]);
  const d = `M${points[0].map(Math.round).join(' ')}${curve(points)}V${HEIGHT}H-60Z`;
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

const gradient = (id, stops, direction = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${direction}>${stops.map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('')}</linearGradient>`;
const glow = (id, color) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity=".95"/><stop offset=".45" stop-color="${color}" stop-opacity=".38"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
const sky = (stops) => ({
  defs: gradient('sky', stops),
  shape: `<path fill="url(#sky)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
});
const circle = (x, y, r, fill, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${extra}/>`;
const sun = (x, y, r, color, halo) => circle(x, y, r * 4.2, `url(#${halo})`) + circle(x, y, r, color);

/** One leaf 100 long, drawn once; its colour is the user's fill, its midrib the user's text colour. */
const LEAF =
  '<g id="leaf"><path d="M0 0C25-26 75-21 100 0 75 21 25 26 0 0Z"/><path d="M0 0h92" stroke="currentColor" stroke-width="1.2"/></g>';
const leaf = (x, y, length, angle) =>
  `<use href="#leaf" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(angle)})scale(${(length / 100).toFixed(2)})"/>`;

/** A stem with leaves in pairs, bending by `bend`. */
function branch(rand, { x, y, length, angle, bend, pairs, size, fill, vein, stem }) {
  const turn = (step) => ((angle + bend * step) * Math.PI) / 180;
  const points = [[x, y]];
  const leaves = [];
  for (let index = 1; index <= pairs; index++) {
    const heading = turn(index / pairs);
    const [px, py] = points.at(-1);
    const next = [px + (Math.cos(heading) * length) / pairs, py + (Math.sin(heading) * length) / pairs];
    points.push(next);
    const scale = size * (1.1 - 0.65 * (index / pairs)) * rand(0.9, 1.1);
    const degrees = (heading * 180) / Math.PI;
    leaves.push(leaf(...next, scale, degrees - 48), leaf(...next, scale, degrees + 48));
  }
  leaves.push(leaf(...points.at(-1), size * 0.6, (turn(1) * 180) / Math.PI));
  return `<path d="M${points[0].map(Math.round).join(' ')}${curve(points)}" stroke="${stem}" stroke-width="5" fill="none" stroke-linecap="round"/><g fill="${fill}" color="${vein}">${leaves.join('')}</g>`;
}

/** A yarrow: a stem, ribs like an umbrella's and florets in a flat dome. */
function umbel(rand, { x, y, height, spread, petal, heart, stem, lean = 0 }) {
  const top = [x + lean, y - height];
  const joint = [x + lean * 0.75, y - height * 0.78];
  let ribs = '';
  let petals = '';
  let hearts = '';
  for (let index = 0; index < 9; index++) {
    const t = index / 4 - 1;
    const fx = top[0] + t * spread;
    const fy = top[1] + t * t * spread * 0.24 + rand(-4, 4);
    ribs += `M${joint.map(Math.round).join(' ')}Q${Math.round(joint[0] + t * spread * 0.5)} ${Math.round(fy + spread * 0.35)} ${Math.round(fx)} ${Math.round(fy)}`;
    petals += `M${Math.round(fx)} ${Math.round(fy - spread * 0.05)}h0`;
    hearts += `M${Math.round(fx - spread * 0.035)} ${Math.round(fy - spread * 0.09)}h0`;
  }
  const bend = `M${Math.round(x)} ${Math.round(y)}Q${Math.round(x + lean * 0.2)} ${Math.round(y - height * 0.5)} ${joint.map(Math.round).join(' ')}`;
  return `<g stroke="${stem}" fill="none" stroke-linecap="round"><path d="${bend}" stroke-width="${round(spread * 0.055)}"/><path d="${ribs}" stroke-width="${round(spread * 0.03)}"/><path d="${petals}" stroke="${petal}" stroke-width="${round(spread * 0.34)}"/><path d="${hearts}" stroke="${heart}" stroke-width="${round(spread * 0.115)}"/></g>`;
}

function cypress(x, ground, height, fill) {
  const w = height * 0.16;
  return `<path d="M${Math.round(x)} ${Math.round(ground - height)}c${round(w)} ${round(height * 0.4)} ${round(w * 1.3)} ${round(height * 0.75)} 0 ${round(height)}c${round(-w * 1.3)} ${round(-height * 0.25)} ${round(-w)} ${round(-height * 0.6)} 0 ${round(-height)}Z" fill="${fill}"/>`;
}

const bird = (x, y, size) =>
  `<path d="M${x} ${y}q${size * 0.5} ${-size * 0.5} ${size} 0q${size * 0.5} ${-size * 0.5} ${size} 0" fill="none" stroke="#5c7464" stroke-width="3" stroke-linecap="round"/>`;

/** Dawn over rolling hills. */
function hills() {
  const rand = random(7);
  const heaven = sky([
    [0, '#f6efe2'],
    [0.5, '#fbe9d3'],
    [1, '#f3cfae'],
  ]);
  const colors = ['#dcd9c0', '#bfc9ac', '#9bb197', '#6f917b', '#4a705b', '#2f4a3c'];
  const lines = colors.map((_, index) =>
    ridgeLine(rand, { base: 560 + index * 62, height: 46 + index * 5, lift: 130 - index * 18, waves: 3 }),
  );
  const layers = colors.map((color, index) => ridge(lines[index], color));
  const trees = Array.from({ length: 7 }, (_, index) => {
    const x = 1010 + index * 62 + rand(-16, 16);
    return cypress(x, lines[4](x) + 8, rand(80, 150), '#37584a');
  });
  layers.splice(4, 0, ...trees);
  return {
    defs:
      heaven.defs +
      glow('halo', '#fff3d6') +
      gradient('mist', [
        [0, '#fff7ea', 0],
        [0.5, '#fff7ea', 0.55],
        [1, '#fff7ea', 0],
      ]),
    shapes: [
      heaven.shape,
      sun(1130, 350, 92, '#f4b978', 'halo'),
      layers.slice(0, 3).join(''),
      '<path fill="url(#mist)" d="M0 520h1600v150H0z"/>',
      layers.slice(3).join(''),
      bird(1392, 214, 22),
      bird(1462, 186, 16),
      bird(1340, 256, 14),
    ],
  };
}

/** A still lake under far mountains, the low sun drawn out on the water. */
function lake() {
  const rand = random(23);
  const heaven = sky([
    [0, '#eef1e8'],
    [0.42, '#f8ecd9'],
    [0.62, '#f5d3b4'],
  ]);
  const far = ridgeLine(rand, { base: 500, height: 60, waves: 4, lift: 110 });
  const near = ridgeLine(rand, { base: 545, height: 34, waves: 3, lift: 50 });
  const gleams = Array.from({ length: 26 }, (_, index) => {
    const y = 580 + index * 11.5;
    const width = rand(30, 90) + index * 5;
    const x = 1120 + rand(-26, 26) - width / 2;
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}`;
  }).join('');
  const ripples = Array.from(
    { length: 26 },
    () => `M${Math.round(rand(-40, 1500))} ${Math.round(rand(600, 880))}h${Math.round(rand(40, 190))}`,
  ).join('');
  const reeds = Array.from({ length: 22 }, (_, index) => {
    const x = 1290 + index * 15 + rand(-8, 8);
    const height = rand(130, 330) * (0.55 + index / 36);
    const lean = rand(-46, 24);
    const tip = `${Math.round(x + lean)} ${Math.round(910 - height)}`;
    const head =
      index % 3 === 0
        ? `<path d="M${tip}l${round(lean * 0.08)} ${round(-height * 0.16)}" stroke="#8a5a3c" stroke-width="11"/>`
        : '';
    return `<path d="M${Math.round(x)} 910Q${Math.round(x)} ${Math.round(910 - height * 0.6)} ${tip}"/>${head}`;
  }).join('');
  return {
    defs:
      heaven.defs +
      glow('halo', '#fff1d2') +
      gradient('water', [
        [0, '#eccdb0'],
        [0.3, '#b9c5b4'],
        [1, '#5f8577'],
      ]),
    shapes: [
      heaven.shape,
      sun(1120, 420, 84, '#f2ab6d', 'halo'),
      ridge(far, '#c3cbb6'),
      ridge(near, '#8fa893'),
      '<path fill="url(#water)" d="M0 572h1600v328H0z"/>',
      `<path d="${ripples}" stroke="#fff8ec" stroke-opacity=".34" stroke-width="3" stroke-linecap="round"/>`,
      `<path d="${gleams}" stroke="#fbdcab" stroke-opacity=".85" stroke-width="5" stroke-linecap="round"/>`,
      `<g fill="none" stroke="#2f4a3c" stroke-width="5" stroke-linecap="round">${reeds}</g>`,
    ],
  };
}

/** A meadow of yarrow in the evening. */
function meadow() {
  const rand = random(91);
  const heaven = sky([
    [0, '#f5f1e4'],
    [0.55, '#f9ead0'],
    [1, '#eedfb4'],
  ]);
  const back = ridgeLine(rand, { base: 610, height: 40, lift: 90 });
  const middle = ridgeLine(rand, { base: 720, height: 30, lift: 60 });
  const front = ridgeLine(rand, { base: 836, height: 18, lift: 20 });
  const flowers = (specs, petal, heart, stem) =>
    specs
      .map(([x, height, spread, lean]) => umbel(rand, { x, y: 920, height, spread, lean, petal, heart, stem }))
      .join('');
  const grass = Array.from({ length: 52 }, (_, index) => {
    const x = 20 + index * 31 + rand(-12, 12);
    const height = rand(60, 150) * (0.5 + x / 1500);
    return `M${Math.round(x)} 905q${Math.round(rand(-8, 8))} ${Math.round(-height * 0.6)} ${Math.round(rand(-34, 34))} ${Math.round(-height)}`;
  }).join('');
  return {
    defs: heaven.defs + glow('halo', '#fffaf0'),
    shapes: [
      heaven.shape,
      sun(1210, 300, 110, '#f3cf84', 'halo'),
      ridge(back, '#cfd2ac'),
      ridge(middle, '#a9b88f'),
      flowers(
        [
          [900, 360, 70, -20],
          [1010, 420, 78, 16],
          [1500, 400, 74, -12],
          [640, 240, 52, 10],
          [420, 190, 44, -8],
        ],
        '#f7f0dd',
        '#ecd79c',
        '#87a07c',
      ),
      ridge(front, '#6c8d6e'),
      flowers(
        [
          [1130, 560, 118, -30],
          [1370, 640, 132, 26],
          [800, 330, 82, -14],
        ],
        '#fffaf0',
        '#eebd66',
        '#47694f',
      ),
      `<path d="${grass}" stroke="#2f4a3c" stroke-width="5" fill="none" stroke-linecap="round"/>`,
      flowers(
        [
          [1255, 420, 104, 12],
          [1520, 500, 118, -24],
        ],
        '#f0c9ad',
        '#b5653f',
        '#2f4a3c',
      ),
    ],
  };
}

/** Balanced stones at the water's edge. */
function stones() {
  const rand = random(50);
  const heaven = sky([
    [0, '#eef2ec'],
    [0.6, '#f6efe1'],
    [1, '#f0dcc6'],
  ]);
  const pebble = (x, y, rx, ry, fill, light) => {
    const wobble = rand(0.86, 1.1);
    return `<path d="M${Math.round(x - rx)} ${Math.round(y)}c0 ${round(-ry * wobble)} ${round(rx * 0.5)} ${round(-ry * 1.1)} ${Math.round(rx)} ${round(-ry)}s${round(rx)} ${round(ry * 0.3)} ${Math.round(rx)} ${round(ry)}s${round(-rx * 0.5)} ${round(ry)} ${Math.round(-rx)} ${round(ry)}s${Math.round(-rx)} ${round(-ry * 0.4)} ${Math.round(-rx)} ${round(-ry)}Z" fill="${fill}"/><path d="M${Math.round(x - rx * 0.62)} ${Math.round(y - ry * 0.5)}q${round(rx * 0.4)} ${round(-ry * 0.4)} ${round(rx * 0.9)} ${round(-ry * 0.28)}" stroke="${light}" stroke-opacity=".5" stroke-width="6" stroke-linecap="round" fill="none"/>`;
  };
  const stack = [
    [1140, 792, 190, 64, '#4b6156'],
    [1128, 684, 148, 52, '#7d9183'],
    [1150, 596, 112, 44, '#b9876a'],
    [1134, 520, 84, 36, '#5f7a6b'],
    [1146, 458, 56, 28, '#dcc9ad'],
    [1140, 412, 33, 20, '#8f5a3d'],
  ];
  const rings = [1, 2, 3, 4].map(
    (ring) =>
      `<ellipse cx="1140" cy="826" rx="${190 + ring * 110}" ry="${20 + ring * 22}" fill="none" stroke="#fffaf0" stroke-opacity="${round(0.62 - ring * 0.12)}" stroke-width="4"/>`,
  );
  const shore = Array.from({ length: 9 }, (_, index) =>
    pebble(
      1390 + rand(-40, 240),
      850 + rand(-20, 40),
      rand(28, 64),
      rand(16, 28),
      ['#9aa79a', '#c9b79d', '#6f8577'][index % 3],
      '#fffaf0',
    ),
  );
  const far = ridgeLine(rand, { base: 610, height: 28, waves: 3, lift: 60 });
  return {
    defs:
      heaven.defs +
      glow('halo', '#fffdf6') +
      gradient('water', [
        [0, '#dfe3d6'],
        [0.5, '#b7c9be'],
        [1, '#86a497'],
      ]) +
      LEAF,
    shapes: [
      heaven.shape,
      sun(1330, 260, 74, '#f6e3c0', 'halo'),
      ridge(far, '#c9d2c2'),
      '<path fill="url(#water)" d="M0 632h1600v268H0z"/>',
      rings.join(''),
      stack.map(([x, y, rx, ry, fill]) => pebble(x, y, rx, ry, fill, '#fffaf0')).join(''),
      shore.join(''),
      branch(rand, {
        x: 1640,
        y: 330,
        length: 430,
        angle: 176,
        bend: 26,
        pairs: 6,
        size: 112,
        fill: '#5f8068',
        vein: '#88a48d',
        stem: '#4b6553',
      }),
    ],
  };
}

/** Light between great leaves. */
function leaves() {
  const rand = random(12);
  const heaven = sky([
    [0, '#f3f3e6'],
    [0.55, '#f4ecd6'],
    [1, '#e3e3c6'],
  ]);
  const spray = (x, y, angle, bend, length, size, shades) =>
    branch(rand, { x, y, angle, bend, length, pairs: 7, size, fill: shades[0], vein: shades[1], stem: shades[1] });
  return {
    defs: heaven.defs + glow('halo', '#fff6dc') + LEAF,
    shapes: [
      heaven.shape,
      sun(1060, 380, 150, '#f6d796', 'halo'),
      circle(1060, 380, 236, 'none', ' stroke="#fff" stroke-opacity=".4" stroke-width="3"'),
      circle(1060, 380, 330, 'none', ' stroke="#fff" stroke-opacity=".26" stroke-width="3"'),
      spray(1660, 120, 168, -34, 640, 190, ['#c3cfae', '#a8b894']),
      spray(820, 960, -58, 34, 560, 170, ['#bccaa6', '#a0b28e']),
      spray(1640, 640, 196, 30, 620, 210, ['#86a583', '#6c8d6e']),
      spray(1010, 980, -44, -26, 620, 200, ['#769a7c', '#5d8066']),
      spray(1430, 990, -112, 30, 640, 230, ['#456a56', '#5f8670']),
      spray(1690, 930, 214, 26, 520, 230, ['#2f4a3c', '#4b6a59']),
      spray(1250, 1000, -128, -20, 360, 150, ['#b5704a', '#cf9570']),
      spray(560, 1010, -64, 20, 320, 130, ['#9cb492', '#86a07e']),
    ],
  };
}

mkdirSync(FOLDER, { recursive: true });
for (const [name, draw] of Object.entries({ hills, lake, meadow, stones, leaves })) {
  const { defs, shapes } = draw();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${shapes.join('')}</svg>\n`;
  writeFileSync(join(FOLDER, `${name}.svg`), svg);
  console.log(`${name}.svg ${(svg.length / 1024).toFixed(1)} KB`);
}
