import { deterministicId } from '@yarrow/kit/ids';
import { CATEGORIES } from './content/categories.mjs';
import { CITIES } from './content/cities.mjs';
import { canBeOnline } from './offers.mjs';

const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';
/** About two kilometres; keeps addresses of coastal cities out of the water. */
const SCATTER_DEGREES = 0.018;

/** Working weeks: weekdays (0 is Sunday) with their blocks, and another place or the evenings for some of them. */
const WEEKS = [
  {
    days: [1, 2, 3, 4, 5],
    blocks: [
      ['09:00', '12:30'],
      ['13:30', '17:30'],
    ],
    late: 3,
  },
  {
    days: [2, 3, 4, 5, 6],
    blocks: [
      ['10:00', '13:00'],
      ['14:00', '18:00'],
    ],
    late: 4,
  },
  { days: [1, 2, 4, 5, 6], blocks: [['09:30', '16:30']], late: 2 },
  {
    days: [1, 2, 3, 4],
    blocks: [
      ['08:00', '12:00'],
      ['13:00', '18:00'],
    ],
    late: 1,
  },
  { days: [0, 2, 3, 4, 6], blocks: [['11:00', '19:00']], late: 2 },
];
const LATE_BLOCK = ['18:00', '20:30'];

/**
 * Where a practice works: nearly all in an office, some also or only online or at the client's home. Each place has days
 * of its own, so that no practitioner has to be in two at once.
 * @param {import('./random.mjs').Random} random
 * @param {{ practiceId: string, cityKey: string, category: string, index: number }} about
 */
export function makeLocations(random, { practiceId, cityKey, category, index }) {
  const place = CITIES[cityKey];
  // The practitioner of the demonstration login works from Monday to Friday.
  const week = index === 0 ? WEEKS[0] : random.pick(WEEKS);
  const kinds = kindsOf(random, category, index);
  const shared = {
    practiceId,
    timeZone: place.zone,
    city: place.city,
    stateAbbreviation: place.state || null,
    countryCode: place.country,
    state: 'active',
    version: 1,
  };
  return kinds.map((kind, position) => ({
    ...shared,
    ...detailsOf(random, kind, place, index),
    id: deterministicId(practiceId, `location:${kind}`),
    kind,
    hours: hoursOf(week, kinds, kind),
    position: position + 1,
  }));
}

function kindsOf(random, category, index) {
  // The practitioner of the demonstration login shows all three.
  if (index === 0) return ['office', 'virtual', 'home'];
  const talks = ['coaching', 'counseling', 'nutrition', 'meditation', 'hypnotherapy', 'naturopathy'].includes(category);
  const travels = ['massage', 'doula', 'yoga', 'craniosacral', 'sound'].includes(category);
  if (category === 'doula') return random.chance(0.7) ? ['home', 'virtual'] : ['office', 'home'];
  if (talks && random.chance(0.15)) return ['virtual'];
  const hasOnline = CATEGORIES[category].services.some(([name]) => canBeOnline(name));
  if (hasOnline && (talks || random.chance(0.25))) return ['office', 'virtual'];
  return travels && random.chance(0.5) ? ['office', 'home'] : ['office'];
}

function detailsOf(random, kind, place, index) {
  const street = `${random.int(100, 2990)} ${random.pick(place.streets)}`;
  const near = (degrees) => Number((degrees + (random.next() - 0.5) * 2 * SCATTER_DEGREES).toFixed(5));
  const [latitude, longitude] = place.at.map(near);
  const nowhere = { address: null, secondaryAddress: null, zip: null, hideAddress: false };
  const offline = { virtualType: null, virtualLink: null, virtualInstructions: null };
  if (kind === 'virtual') {
    const link = random.chance(0.8)
      ? { virtualType: 'video', virtualLink: `https://video.example.com/room/${index + 1}` }
      : { virtualType: 'phone', virtualLink: null };
    const virtualInstructions =
      link.virtualType === 'video'
        ? 'Open the link five minutes early and choose a place where you will not be disturbed.'
        : 'I will call you at the number that you gave, from a withheld number.';
    return {
      ...nowhere,
      ...link,
      virtualInstructions,
      name: 'Online',
      latitude: null,
      longitude: null,
      travelDistance: null,
    };
  }
  if (kind === 'home') {
    const travelDistance = random.pick([5, 8, 10, 15]);
    return { ...nowhere, ...offline, name: 'At your home', latitude, longitude, hideAddress: true, travelDistance };
  }
  return {
    ...offline,
    name: `${street.replace(/^\d+ /, '')} studio`,
    address: street,
    secondaryAddress: random.chance(0.4) ? `Suite ${random.int(1, 40)}` : null,
    zip: place.zip.replace(/[#@]/g, (mark) => (mark === '#' ? String(random.int(0, 9)) : random.pick([...LETTERS]))),
    latitude,
    longitude,
    hideAddress: index > 0 && random.chance(0.15),
    travelDistance: null,
  };
}

/** The first place has most of the week; the second the last day and the evening, the third one day of it. */
function hoursOf({ days, blocks, late }, kinds, kind) {
  const second = kinds[1] === kind;
  const third = kinds[2] === kind;
  const own = days.filter((day, at) => {
    if (kinds.length === 1) return true;
    const last = at === days.length - 1;
    const beforeLast = at === days.length - 2;
    if (second) return last;
    return third ? beforeLast : !last && !(kinds.length > 2 && beforeLast);
  });
  const all = own.map((weekday) => ({ weekday, blocks: blocks.map(([startsAt, endsAt]) => ({ startsAt, endsAt })) }));
  const evening = { startsAt: LATE_BLOCK[0], endsAt: LATE_BLOCK[1] };
  const day = all.find(({ weekday }) => weekday === late);
  if (day && day.blocks.at(-1).endsAt < evening.startsAt) day.blocks.push(evening);
  return all;
}
