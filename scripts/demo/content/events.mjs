/**
 * Group events that suit any practice. `price` in dollars, `capacity` null for everybody; `time` is the wall time of
 * the start, `weekdays` the days on which it may be (0 is Sunday), `from` the days from now at which it is looked for.
 */
export const EVENTS = {
  evening: {
    name: 'Breath and Stillness Evening',
    description:
      'An hour and a half of slow breathing, a little movement and a long rest at the end. You need no experience, and nothing that you cannot do in a jumper.\n\nWe begin on time, so that everybody can arrive.',
    instructions: 'Please come ten minutes early, in warm clothes. Mats and blankets are there.',
    kind: 'in_person',
    duration: 90,
    durationUnit: 'minute',
    price: 28,
    capacity: 12,
    time: '19:15',
    weekdays: [1, 2, 3, 4],
    from: 6,
    taken: 4,
  },
  talk: {
    name: 'Better Sleep: an Evening Online',
    description:
      'What helps, what does not, and three small habits that you can begin tonight. Half an hour of talk and as much time for your questions.',
    instructions: 'The link opens ten minutes before we begin. Your camera may stay off.',
    kind: 'virtual',
    duration: 1,
    durationUnit: 'hour',
    price: 0,
    capacity: null,
    time: '20:00',
    weekdays: [1, 2, 3],
    from: 10,
    taken: 3,
  },
  morning: {
    name: 'Open Studio Morning',
    description:
      'Tea, a look around and short introductions through the morning. Bring a friend who has been wondering.',
    instructions: 'Ring the upper bell. There is room for prams in the hall.',
    kind: 'in_person',
    duration: 3,
    durationUnit: 'hour',
    price: 0,
    capacity: 6,
    time: '09:30',
    weekdays: [0],
    from: 9,
    taken: 6,
  },
  workshop: {
    name: 'Self-Care for Desk Workers',
    description:
      'Neck, shoulders, wrists and eyes: two hours of things to do with your own hands, and a sheet to take home.',
    instructions: 'A towel and a tennis ball are all that you need.',
    kind: 'in_person',
    duration: 2,
    durationUnit: 'hour',
    price: 45,
    capacity: 10,
    time: '18:30',
    weekdays: [4, 5],
    from: 14,
    taken: 2,
  },
  retreat: {
    name: 'Quiet Weekend',
    description:
      'Two unhurried days: movement in the morning, silence until noon, time outside, and a warm meal together. Lunch is included; you sleep at home.',
    instructions: 'Wear layers and leave your telephone in your coat. Tell me about allergies.',
    kind: 'in_person',
    duration: 2,
    durationUnit: 'day',
    price: 240,
    capacity: 8,
    time: '00:00',
    weekdays: [6],
    from: 33,
    taken: 0,
  },
};

/** Which of them the first practices hold; later ones hold none. */
export const EVENTS_OF_PRACTICES = {
  0: ['evening', 'morning', 'talk', 'workshop', 'retreat'],
  1: ['morning', 'talk'],
  2: ['evening', 'talk'],
  3: ['workshop'],
  5: ['evening', 'morning'],
  8: ['talk', 'retreat'],
  11: ['evening'],
  14: ['workshop', 'talk'],
  17: ['morning'],
  20: ['retreat'],
  23: ['evening', 'talk'],
};
