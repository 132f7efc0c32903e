import { notionists } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { CATEGORIES } from './content/categories.mjs';
import { Random } from './random.mjs';

/** Portraits of each kind in stock; a load test with more practices uses them again. */
export const PORTRAITS = 48;
export const SCENES_PER_CATEGORY = 6;

const PAPER = '#f7f2e8';
const INK = '#39443c';
const GROUNDS = ['dfe7da', 'f0dccf', 'f5e6c4', 'e6e3d8', 'd8e2df', 'efe0d8'];

/** Four related tones from light to dark, and one that answers them. */
const PALETTES = [
  { tones: ['#dfe7da', '#b9cab2', '#8ea98a', '#5f7d62'], accent: '#d9a24a' },
  { tones: ['#f4e2d6', '#e3bda6', '#c98f73', '#9c634b'], accent: '#7f9a7a' },
  { tones: ['#f8ecd0', '#efd291', '#dcae55', '#a97c2e'], accent: '#b5765c' },
  { tones: ['#dde6e6', '#b3c8c9', '#7fa1a4', '#4f7479'], accent: '#e0b160' },
  { tones: ['#ece4e4', '#d3bfc2', '#ad8f96', '#7b5f69'], accent: '#8fa88a' },
  { tones: ['#e9ead9', '#cccfa9', '#a2a878', '#6f764c'], accent: '#c98263' },
];

const SCENES = [hills, sill, stones, table, branches, room];

/** Keys of everything that practices may name. */
export function imageKeys() {
  const portraits = Object.keys(HAIR).flatMap((hair) =>
    Array.from({ length: PORTRAITS }, (_, index) => `portraits/${hair}-${index}.svg`),
  );
  const scenes = Object.keys(CATEGORIES).flatMap((category) =>
    SCENES.map((_, index) => `scenes/${category}-${index}.svg`),
  );
  return [...portraits, ...scenes];
}

/**
 * The image of a key, an SVG document.
 * @param {string} key such as `portraits/long-3.svg` or `scenes/yoga-1.svg`
 */
export function drawImage(key) {
  const [, folder, name, number] = /^(portraits|scenes)\/([a-z]+)-(\d+)\.svg$/.exec(key);
  return folder === 'portraits' ? portrait(name, Number(number)) : scene(name, Number(number));
}

/** Parts of the drawn people that look friendly, by their numbers. */
const HAIR = {
  long: [2, 4, 8, 10, 11, 20, 23, 28, 29, 30, 36, 37, 39, 41, 43, 46, 47, 48, 57, 58],
  short: [1, 3, 5, 6, 9, 13, 15, 18, 19, 21, 22, 24, 25, 27, 34, 35, 40, 52, 54, 55],
};
const LIPS = [3, 5, 8, 14, 17, 22, 23];
const BROWS = [1, 4, 5, 9, 12];
const NOSES = [3, 6, 7, 8, 13, 14, 16];
const BODIES = [5, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 21, 22, 23, 24];

/** A drawn person by Zoish ("Notionists", CC0 1.0), on a ground in our colours. */
function portrait(hair, number) {
  const random = new Random(`portrait:${hair}:${number}`);
  const one = (numbers) => [`variant${String(random.pick(numbers)).padStart(2, '0')}`];
  return createAvatar(notionists, {
    seed: `${hair}-${number}`,
    size: 480,
    backgroundColor: [GROUNDS[number % GROUNDS.length]],
    hair: [`variant${String(HAIR[hair][number % HAIR[hair].length]).padStart(2, '0')}`],
    lips: one(LIPS),
    brows: one(BROWS),
    nose: one(NOSES),
    eyes: ['variant05'],
    body: one(BODIES),
    gestureProbability: 0,
    bodyIconProbability: 0,
    beardProbability: hair === 'short' ? 35 : 0,
    glassesProbability: 25,
    scale: 115,
    translateY: 6,
  }).toString();
}

/** A calm place, 1200 × 800, drawn by ourselves. */
function scene(category, number) {
  const random = new Random(`scene:${category}:${number}`);
  const palette = PALETTES[(Object.keys(CATEGORIES).indexOf(category) + number) % PALETTES.length];
  const drawn = SCENES[number % SCENES.length](random, palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${drawn}</svg>`;
}

const rect = (x, y, width, height, fill, rest = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${rest}/>`;
const circle = (x, y, r, fill, rest = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${rest}/>`;
const ellipse = (x, y, rx, ry, fill, rest = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${rest}/>`;
const path = (d, fill, rest = '') => `<path d="${d}" fill="${fill}" ${rest}/>`;

/** A leaf from its foot, `angle` in degrees. */
function leaf(x, y, length, angle, fill) {
  const width = length * 0.3;
  const d = `M0 0C${-width} ${-length * 0.35} ${-width} ${-length * 0.75} 0 ${-length}C${width} ${-length * 0.75} ${width} ${-length * 0.35} 0 0Z`;
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${path(d, fill)}<path d="M0 0V${-length * 0.85}" stroke="${PAPER}" stroke-opacity=".5" stroke-width="3"/></g>`;
}

function hills(random, { tones, accent }) {
  const layers = [430, 520, 610, 700].map((height, depth) => {
    const bend = () => height + random.int(-70, 70);
    const d = `M0 ${bend()}C300 ${bend() - 90} 420 ${bend() + 60} 640 ${bend()}S980 ${bend() - 70} 1200 ${bend()}V800H0Z`;
    return path(d, tones[depth]);
  });
  const birds = [0, 1, 2].map((index) => {
    const [x, y] = [random.int(200, 900) + index * 30, random.int(120, 240)];
    return `<path d="M${x} ${y}q14 -14 28 0q14 -14 28 0" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`;
  });
  return (
    rect(0, 0, 1200, 800, PAPER) +
    circle(random.int(300, 900), 300, 120, accent, 'opacity=".85"') +
    layers.join('') +
    birds.join('')
  );
}

function plant(random, x, y, height, fill, pot) {
  const leaves = [-58, -32, -8, 16, 40, 62].map((angle) =>
    leaf(x, y, height * (0.7 + random.next() * 0.4), angle, fill),
  );
  return `${leaves.join('')}${path(`M${x - 62} ${y - 12}H${x + 62}L${x + 44} ${y + 112}H${x - 44}Z`, pot)}${rect(x - 70, y - 24, 140, 30, pot, 'rx="8"')}`;
}

function sill(random, { tones, accent }) {
  const window = `${rect(330, 90, 540, 470, PAPER, 'rx="16"')}${path('M346 430C470 340 600 400 854 330V544H346Z', tones[1])}${circle(random.int(480, 720), 230, 62, accent)}`;
  const frame = `${rect(592, 90, 16, 470, tones[0])}${rect(330, 316, 540, 14, tones[0])}<rect x="330" y="90" width="540" height="470" rx="16" fill="none" stroke="${tones[3]}" stroke-width="16"/>`;
  const ledge = rect(0, 620, 1200, 180, tones[2]) + rect(0, 600, 1200, 34, tones[3]);
  return (
    rect(0, 0, 1200, 800, tones[0]) +
    window +
    frame +
    ledge +
    plant(random, 210, 500, 270, tones[3], accent) +
    plant(random, 1000, 508, 190, tones[2], tones[3])
  );
}

function stones(random, { tones, accent }) {
  const water = [0, 1, 2, 3].map((ring) =>
    ellipse(
      600,
      650,
      250 + ring * 110,
      50 + ring * 22,
      'none',
      `stroke="${tones[1]}" stroke-width="6" opacity="${0.9 - ring * 0.18}"`,
    ),
  );
  const pile = [
    [650, 230, 62],
    [558, 182, 54],
    [478, 136, 44],
    [412, 92, 36],
  ].map(([y, rx, ry], index) => ellipse(600 + random.int(-18, 18), y - 20, rx, ry, tones[3 - (index % 3)]));
  const sprig = [0, 1, 2, 3].map((index) => leaf(905, 640 - index * 46, 120, index % 2 ? -58 : 58, tones[2]));
  return (
    rect(0, 0, 1200, 800, PAPER) +
    circle(260, 230, 96, accent, 'opacity=".8"') +
    rect(0, 560, 1200, 240, tones[0]) +
    water.join('') +
    pile.join('') +
    sprig.join('')
  );
}

function table(random, { tones, accent }) {
  const bowl = `${path('M360 470H680C680 600 600 650 520 650S360 600 360 470Z', tones[3])}${ellipse(520, 470, 160, 34, tones[1])}`;
  const steam = [470, 520, 570].map(
    (x) =>
      `<path d="M${x} 420c-30 -40 30 -70 0 -${random.int(110, 150)}" fill="none" stroke="${PAPER}" stroke-width="10" stroke-linecap="round" opacity=".9"/>`,
  );
  const candle = `${rect(790, 470, 90, 180, PAPER, 'rx="10"')}${path('M835 380c30 40 30 70 0 84c-30 -14 -30 -44 0 -84Z', accent)}`;
  const towels = [0, 1, 2].map((index) => rect(900 - index * 6, 560 + index * 42, 220, 40, tones[index], 'rx="20"'));
  return (
    rect(0, 0, 1200, 800, tones[1]) +
    circle(930, 240, 150, tones[0]) +
    rect(0, 645, 1200, 155, tones[2]) +
    towels.reverse().join('') +
    bowl +
    steam.join('') +
    candle +
    [0, 1, 2].map((index) => leaf(210 + index * 26, 650, 190 - index * 30, -24 + index * 26, tones[3])).join('')
  );
}

function branches(random, { tones, accent }) {
  const branch = (x, y, turn, fill) => {
    const leaves = Array.from({ length: 7 }, (_, index) =>
      leaf(
        index * 16 - 46,
        -index * 78,
        150 - index * 9,
        index % 2 ? -62 + random.int(-8, 8) : 62 + random.int(-8, 8),
        fill,
      ),
    );
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-60 60Q0 -200 70 -560" fill="none" stroke="${fill}" stroke-width="8"/>${leaves.join('')}</g>`;
  };
  return (
    rect(0, 0, 1200, 800, PAPER) +
    circle(random.int(520, 680), 380, 230, accent, 'opacity=".35"') +
    branch(280, 770, -8, tones[2]) +
    branch(880, 800, 12, tones[3]) +
    branch(590, 830, 2, tones[1])
  );
}

function room(random, { tones, accent }) {
  const lamp = `<path d="M930 120V290" stroke="${INK}" stroke-width="6"/>${path('M830 290H1030L990 210H870Z', accent)}${circle(930, 300, 120, accent, 'opacity=".18"')}`;
  const bed = `${rect(250, 520, 560, 70, tones[3], 'rx="28"')}${rect(280, 470, 500, 70, PAPER, 'rx="30"')}${rect(300, 440, 150, 56, tones[1], 'rx="26"')}${rect(480, 462, 300, 78, accent, 'rx="26" opacity=".75"')}${rect(300, 590, 26, 100, tones[3])}${rect(734, 590, 26, 100, tones[3])}`;
  const image = `${rect(380, 150, 200, 220, PAPER)}${circle(480, random.int(230, 270), 46, tones[2])}${path('M380 330q100 -60 200 0v40h-200z', tones[1])}`;
  return (
    rect(0, 0, 1200, 800, tones[0]) +
    rect(0, 660, 1200, 140, tones[1]) +
    ellipse(530, 716, 430, 46, tones[2], 'opacity=".6"') +
    image +
    lamp +
    bed +
    plant(random, 1010, 580, 210, tones[3], tones[2])
  );
}
