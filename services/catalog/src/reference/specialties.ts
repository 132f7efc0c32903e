/** In the order of the reference list; the place of a kind in it, from 0, is what the product calls `ordered_kind`. */
export const SPECIALTY_KINDS = ['therapy', 'condition'] as const;

/** A therapy or a condition of the reference list. */
export interface Specialty {
  /** Stable key, also the id. */
  id: string;
  name: string;
  kind: (typeof SPECIALTY_KINDS)[number];
  /** Key of the therapy category; conditions have none. */
  category?: string;
}

/** A therapy category of the marketplace. */
export interface TherapyCategory {
  key: string;
  name: string;
  description: string;
}

/** In the order of the menu; the search service groups practices by the same keys. */
export const THERAPY_CATEGORIES: readonly TherapyCategory[] = [
  { key: 'massage', name: 'Massage', description: 'Ease tight muscles and a busy mind with skilled hands.' },
  {
    key: 'acupuncture',
    name: 'Acupuncture',
    description: 'Fine needles and long experience for pain, sleep and balance.',
  },
  { key: 'coaching', name: 'Coaching', description: 'Find what matters to you and take the next step towards it.' },
  {
    key: 'counseling',
    name: 'Therapy & Counseling',
    description: 'A calm, confidential place to be heard and to heal.',
  },
  { key: 'yoga', name: 'Yoga', description: 'Breath, strength and stillness at your own pace.' },
  { key: 'nutrition', name: 'Nutrition', description: 'Eat well for your body, your days and your goals.' },
  {
    key: 'chiropractic',
    name: 'Chiropractic',
    description: 'Gentle care for the spine and everything attached to it.',
  },
  { key: 'reiki', name: 'Reiki & Energy Healing', description: 'Restful sessions that help body and mind to settle.' },
  { key: 'meditation', name: 'Meditation & Breathwork', description: 'Simple practices for a steadier, quieter mind.' },
  { key: 'ayurveda', name: 'Ayurveda', description: 'Daily rhythms, food and herbs from an old tradition.' },
  { key: 'hypnotherapy', name: 'Hypnotherapy', description: 'Focused relaxation for habits, fears and sleep.' },
  { key: 'naturopathy', name: 'Naturopathy', description: 'Whole-person care that starts with the cause.' },
  { key: 'physiotherapy', name: 'Physiotherapy', description: 'Move freely again after injury, surgery or strain.' },
  { key: 'pilates', name: 'Pilates', description: 'Core strength and posture with precise movement.' },
  { key: 'craniosacral', name: 'Craniosacral', description: 'Very light touch for deep rest and release.' },
  { key: 'doula', name: 'Doula & Birth Support', description: 'Steady company through pregnancy, birth and after.' },
  { key: 'sound', name: 'Sound Healing', description: 'Bowls, gongs and voice to rest and reset.' },
  { key: 'reflexology', name: 'Reflexology', description: 'Pressure on the feet that the whole body feels.' },
];

const THERAPIES: Readonly<Record<string, readonly string[]>> = {
  massage: [
    'Deep Tissue Massage',
    'Swedish Massage',
    'Prenatal Massage',
    'Sports Massage',
    'Thai Massage',
    'Lymphatic Drainage',
    'Myofascial Release',
    'Hot Stone Massage',
  ],
  acupuncture: ['Traditional Acupuncture', 'Cupping', 'Acupressure', 'Facial Rejuvenation Acupuncture'],
  coaching: ['Life Coaching', 'Health Coaching', 'Career Coaching', 'Relationship Coaching', 'Somatic Coaching'],
  counseling: ['Psychotherapy', 'Couples Counseling', 'Cognitive Behavioral Therapy', 'Art Therapy', 'EMDR'],
  yoga: ['Private Yoga', 'Yoga Therapy', 'Yin Yoga', 'Prenatal Yoga'],
  nutrition: ['Nutrition Counseling', 'Holistic Nutrition', 'Sports Nutrition'],
  chiropractic: ['Chiropractic Adjustment', 'Network Spinal'],
  reiki: ['Reiki', 'Energy Healing', 'Chakra Balancing'],
  meditation: ['Meditation', 'Breathwork', 'Mindfulness Training'],
  ayurveda: ['Ayurvedic Consultation', 'Abhyanga'],
  hypnotherapy: ['Hypnotherapy', 'Past Life Regression'],
  naturopathy: ['Naturopathic Medicine', 'Herbal Medicine', 'Functional Medicine'],
  physiotherapy: ['Physiotherapy', 'Pelvic Floor Therapy', 'Dry Needling'],
  pilates: ['Pilates', 'Reformer Pilates'],
  craniosacral: ['Craniosacral Therapy', 'Visceral Manipulation'],
  doula: ['Birth Doula', 'Postpartum Doula', 'Fertility Support'],
  sound: ['Sound Bath', 'Tuning Fork Therapy'],
  reflexology: ['Foot Reflexology', 'Hand Reflexology'],
};

const CONDITIONS = [
  'Anxiety',
  'Back Pain',
  'Neck Pain',
  'Stress',
  'Insomnia',
  'Headaches',
  'Depression',
  'Trauma',
  'Grief',
  'Pregnancy',
  'Infertility',
  'Digestive Issues',
  'Chronic Pain',
  'Sports Injury',
  'Fatigue',
  'Weight Management',
  'Menopause',
  'Sciatica',
  'Burnout',
  'Arthritis',
];

/** `Therapy & Counseling` → `therapy-counseling`. */
export function specialtyId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export const SPECIALTIES: readonly Specialty[] = [
  ...Object.entries(THERAPIES).flatMap(([category, names]) =>
    names.map((name): Specialty => ({ id: specialtyId(name), name, kind: 'therapy', category })),
  ),
  ...CONDITIONS.map((name): Specialty => ({ id: specialtyId(name), name, kind: 'condition' })),
];

const BY_ID = new Map(SPECIALTIES.map((specialty) => [specialty.id, specialty]));

export function findSpecialty(id: string): Specialty | undefined {
  return BY_ID.get(id);
}

export function findCategory(key: string): TherapyCategory | undefined {
  return THERAPY_CATEGORIES.find((category) => category.key === key);
}
