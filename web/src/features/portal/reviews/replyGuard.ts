/** What a reply would reveal to the public: who was treated, for what, and when. */
export type ReplyRisk = 'name' | 'health' | 'date';

/** Whose review it is. */
export interface ReviewAuthor {
  /** Null where the author is hidden. */
  firstName: string | null;
  /** Initial such as `R.`, or a whole name. */
  lastName: string | null;
}

/** Of treatment and health, as stems: a word that begins with one counts. */
const HEALTH_STEMS = [
  ...['treat', 'therap', 'session', 'appointment', 'visit', 'massag', 'diagnos', 'symptom', 'condition', 'medic'],
  ...[
    'prescri',
    'surger',
    'surgical',
    'operation',
    'injur',
    'pain(?!t)',
    'ache',
    'aching',
    'migraine',
    'headache',
    'backache',
  ],
  ...['sciatic', 'arthrit', 'fibromyalg', 'pregnan', 'postpartum', 'prenatal', 'postnatal', 'menopaus', 'fertilit'],
  ...[
    'miscarr',
    'anxiet',
    'anxious',
    'depress',
    'trauma',
    'ptsd',
    'adhd',
    'autis',
    'bipolar',
    'panic',
    'grief',
    'griev',
  ],
  ...['addict', 'alcohol', 'sober', 'relapse', 'rehab', 'recover', 'insomn', 'stress', 'burnout', 'counsel', 'psych'],
  ...[
    'cancer',
    'chemo',
    'diabet',
    'hiv',
    'blood pressure',
    'heart attack',
    'stroke',
    'allerg',
    'asthma',
    'eczema',
    'disorder',
  ],
  ...[
    'disease',
    'illness',
    'chronic',
    'spine',
    'spinal',
    'herniated',
    'sprain',
    'fracture',
    'posture',
    'scoliosis',
    'acupunct',
  ],
  ...[
    'chiroprac',
    'osteopath',
    'naturopath',
    'physio',
    'reiki',
    'hypnos',
    'weight',
    'eating disorder',
    'divorce',
    'marriage',
  ],
];
const PARTS = 'back|neck|shoulder|knee|hip|wrist|ankle|elbow|foot|feet|jaw|pelvic|pelvis|hamstring|leg|arm';

const HEALTH = new RegExp(
  `(?<![\\p{L}])(?:(?:${HEALTH_STEMS.join('|')})|(?:your|her|his|their)\\s+(?:\\p{L}+\\s+)?(?:${PARTS})s?(?![\\p{L}]))`,
  'iu',
);

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const DATE = new RegExp(
  [
    '\\b\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{1,4})\\b',
    `\\b(?:${MONTHS})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?\\b`,
    `\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${MONTHS})\\b`,
    `\\b(?:last|on|this|next|every)\\s+(?:${DAYS}|week|month|spring|summer|autumn|fall|winter)s?\\b`,
    `\\b(?:in|since|last)\\s+(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\\d{2})\\b`,
    '\\b(?:yesterday|today|tomorrow|(?:a|two|three|\\d+)\\s+(?:days?|weeks?|months?|years?)\\s+ago)\\b',
  ].join('|'),
  'iu',
);

/** A greeting or thanks followed by a name: the name of an anonymous author is unknown. */
const ADDRESSED =
  /(?<!\p{L})(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey|[Tt]hanks|[Tt]hank you)(?: (?:so|very) much)?,? (?:(?:Mr|Mrs|Ms|Dr)\.? )?(\p{Lu}[\p{Ll}\p{M}'’-]+)/gu;
/** Capitalized words after a greeting that are no names. */
const NOT_NAMES = new Set([
  'There',
  'All',
  'Everyone',
  'Everybody',
  'Friend',
  'For',
  'So',
  'Again',
  'And',
  'You',
  'I',
  'We',
]);

/** Private details that a reply reveals, each risk once. The practitioner may post it anyway. */
export function replyRisks(reply: string, author: ReviewAuthor): ReplyRisk[] {
  const text = reply.normalize('NFC');
  const risks: ReplyRisk[] = [];
  if (namesSomebody(text, author)) risks.push('name');
  if (HEALTH.test(text)) risks.push('health');
  if (DATE.test(text)) risks.push('date');
  return risks;
}

function namesSomebody(text: string, { firstName, lastName }: ReviewAuthor): boolean {
  const names = [firstName, lastName].flatMap((name) => (name ? partsOf(name) : []));
  if (names.some((name) => wordIn(text, name))) return true;
  if (firstName !== null) return false;
  return [...text.matchAll(ADDRESSED)].some(([, name]) => name !== undefined && !NOT_NAMES.has(name));
}

/** Leaves out initials, which identify no one. */
const partsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(/[\s-]+/)
    .map((part) => part.replace(/\.$/, ''))
    .filter((part) => [...part].length > 1);

function wordIn(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}])${literal}(?:['’]s)?(?![\\p{L}\\p{M}])`, 'iu').test(text);
}
