import { ChoiceList, named } from './choice.js';

/** ISO 639 codes of the languages that a practitioner may speak with clients. */
const LANGUAGE_CODES =
  'af am ar ase bg bn yue ca cs da de el en es et fa fi fil fr ga gu he hi hr hu hy id is it ja ka km kn ko lo lt lv ml mr ms cmn my nb ne nl pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th ti tr uk ur uz vi yo zu';
/** Where the house has another name than CLDR. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  cmn: 'Mandarin',
  fa: 'Farsi',
  fil: 'Tagalog',
  nb: 'Norwegian',
};

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const collator = new Intl.Collator('en');

export const LANGUAGES = new ChoiceList(
  LANGUAGE_CODES.split(' ')
    .map((id) => ({ id, name: LANGUAGE_NAMES[id] ?? languageNames.of(id) ?? id }))
    .toSorted((one, other) => collator.compare(one.name, other.name)),
);

export const AGE_WORK_WITHS = named('Children', 'Teens', 'Adults', 'Seniors');

export const WORK_WITHS = named(
  'Artists and musicians',
  'Athletes',
  'Caregivers',
  'Couples',
  'Families',
  'First responders',
  'Groups',
  'Health workers',
  'LGBTQ+',
  'Neurodivergent people',
  'New parents',
  'Office workers',
  'People with disabilities',
  'Pregnant people',
  'Students',
  'Veterans',
);
