/**
 * What clients say: an opening, something about the visit, an end. `{name}` is the practitioner's first name and
 * `{service}` what was booked. Short ones stand alone.
 */
export const OPENINGS = {
  5: [
    'I have been looking for someone like {name} for years.',
    'I almost cancelled because of the rain. So glad that I did not.',
    'Booked on a friend’s word and now I am that friend.',
    'From the first minute I felt at ease.',
    '{name} remembered everything that I had said three months ago.',
    'My second visit, and it was even better than the first.',
    'I walked in with my shoulders at my ears.',
    'Worth the trip across town.',
    'What a calm, lovely place.',
    'I was nervous, and {name} noticed at once.',
    'This was a birthday present to myself.',
    'After a hard year this was exactly what I needed.',
  ],
  4: [
    'A very good visit overall.',
    'Really helpful, and I will come back.',
    'Parking took me longer than I had planned, the rest was great.',
    'I liked the no-nonsense way {name} works.',
    'Good session, friendly welcome.',
    'We started ten minutes late, but the time was given in full.',
  ],
  3: [
    'Kind and professional, though not quite what I had expected.',
    'The session itself was fine.',
    'I think we were not the perfect match, which happens.',
  ],
  2: ['I wanted to like this more than I did.', 'It was hard to switch off with the street noise that day.'],
};

export const MIDDLES = {
  5: [
    '{name} explains what happens and why, and stops when you say stop.',
    'The {service} was thorough and never rushed.',
    'I slept through the night for the first time in weeks.',
    'The pain in my lower back is down to almost nothing.',
    'There is real skill in those hands.',
    'We found the cause, not just the sore spot.',
    'I left with two exercises that I actually do.',
    'The room smells of cedar and nobody hurries you out.',
    'I cried a little, and that was fine.',
    'Every question was answered without jargon.',
    'The online booking took a minute and the reminder came just in time.',
    'I could feel the difference on the walk home.',
    'Even by video it felt personal.',
    'My teenage son, who hates everything, asked to come back.',
  ],
  4: [
    'The {service} did a lot for my neck, a little more time at the end would be perfect.',
    'I feel lighter, and I have homework.',
    'Clear advice, fair price.',
    'The waiting area is small but cosy.',
    'It helped for about a week, so I have booked a second one.',
    'I would have liked to know beforehand what to wear.',
  ],
  3: [
    'The {service} was softer than I like it.',
    'I felt better for a day or two.',
    'We talked for a long time and the treatment was short.',
  ],
  2: ['We ran late, and the {service} felt hurried at the end.', 'My knee is unchanged.'],
};

export const ENDINGS = {
  5: [
    'Thank you, {name}!',
    'I have already booked the next one.',
    'Cannot recommend enough.',
    'My whole family goes here now.',
    'You are a treasure.',
    'See you next month.',
    'If you are hesitating, go.',
    'Best hour of my week.',
  ],
  4: [
    'I will be back.',
    'Recommended.',
    'Looking forward to the next visit.',
    'Solid four stars, maybe five next time.',
  ],
  3: ['I may try once more.', 'Others will love it.'],
  2: ['Sorry, just my experience.', 'I appreciated the apology.'],
};

export const SHORT = {
  5: [
    'Wonderful. Simply wonderful.',
    'Ten out of ten.',
    'I feel like a new person.',
    'The best {service} that I have ever had.',
    'Magic hands, warm heart.',
    'So gentle and so effective.',
    'Finally somebody who listens.',
    'Exactly what my body needed.',
    'A quiet hour that stays with you for days.',
  ],
  4: [
    'Very good, will return.',
    'Professional and kind.',
    'Great {service}, easy to find.',
    'Nice place, skilled practitioner.',
  ],
  3: ['Fine, but not quite for me.', 'Okay visit.'],
  2: ['Not for me, I am afraid.'],
};
