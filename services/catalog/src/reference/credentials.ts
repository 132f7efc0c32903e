import { ChoiceList, named, type Choice } from './choice.js';

export type CredentialKind = 'license' | 'degree' | 'certification';

/** Licences that health and wellness practitioners hold in the United States and Canada. */
export const LICENSES = named(
  'Acupuncture Physician',
  'Certified Athletic Trainer',
  'Certified Nurse Midwife',
  'Clinical Counselor',
  'Clinical Mental Health Counselor',
  'Clinical Nurse Specialist',
  'Clinical Social Worker',
  'Dietitian Nutritionist',
  'Doctor of Chiropractic',
  'Doctor of Naturopathic Medicine',
  'Doctor of Osteopathic Medicine',
  'Doctor of Physical Therapy',
  'Doctor of Traditional Chinese Medicine',
  'Esthetician',
  'Licensed Acupuncturist',
  'Licensed Art Therapist',
  'Licensed Clinical Psychologist',
  'Licensed Marriage and Family Therapist',
  'Licensed Massage Therapist',
  'Licensed Massage Practitioner',
  'Licensed Midwife',
  'Licensed Practical Nurse',
  'Licensed Professional Counselor',
  'Marriage and Family Therapist Associate',
  'Massage and Bodywork Therapist',
  'Master Social Worker',
  'Medical Doctor',
  'Naturopathic Physician',
  'Nurse Practitioner',
  'Occupational Therapist',
  'Physical Therapist',
  'Physician Assistant',
  'Registered Acupuncturist',
  'Registered Clinical Counsellor',
  'Registered Dietitian',
  'Registered Massage Therapist',
  'Registered Midwife',
  'Registered Nurse',
  'Registered Physiotherapist',
  'Registered Psychologist',
  'Registered Psychotherapist',
  'Registered Social Worker',
  'Speech-Language Pathologist',
  'Traditional Chinese Medicine Practitioner',
);

/** What is no licence has no list of names: each school has its own. */
const BY_DOCUMENT: readonly (Choice & { kind: CredentialKind })[] = [
  { id: 'degree', name: 'Degree', kind: 'degree' },
  { id: 'certification', name: 'Certification', kind: 'certification' },
];

export function findCredential(id: string): (Choice & { kind: CredentialKind }) | undefined {
  const name = LICENSES.nameOf(id);
  return name ? { id, name, kind: 'license' } : BY_DOCUMENT.find((known) => known.id === id);
}

/** Boards, colleges and departments that issue licences. */
export const ISSUERS = named(
  'Board of Acupuncture',
  'Board of Behavioral Sciences',
  'Board of Chiropractic Examiners',
  'Board of Cosmetology',
  'Board of Counseling',
  'Board of Dietetics and Nutrition',
  'Board of Massage Therapy',
  'Board of Medicine',
  'Board of Midwifery',
  'Board of Naturopathic Medicine',
  'Board of Nursing',
  'Board of Occupational Therapy',
  'Board of Osteopathic Medicine',
  'Board of Physical Therapy',
  'Board of Psychology',
  'Board of Social Work',
  'Board of Speech-Language Pathology',
  'California Massage Therapy Council',
  'College of Chiropractors',
  'College of Complementary Health Professionals of British Columbia',
  'College of Dietitians',
  'College of Massage Therapists of Ontario',
  'College of Midwives',
  'College of Naturopaths of Ontario',
  'College of Nurses',
  'College of Occupational Therapists',
  'College of Physicians and Surgeons',
  'College of Physiotherapists',
  'College of Psychologists',
  'College of Registered Psychotherapists of Ontario',
  'College of Social Workers',
  'Department of Health',
  'Department of Licensing and Regulatory Affairs',
  'Department of Professional Regulation',
  'State Medical Board',
);

/** States, the District of Columbia, provinces and territories, as lowercase underscore values (spec portal-configuration §9). */
const STATE_NAMES = [
  'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, District of Columbia, Florida, Georgia',
  'Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota',
  'Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina',
  'North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah',
  'Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming',
  'Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Northwest Territories, Nova Scotia',
  'Nunavut, Ontario, Prince Edward Island, Quebec, Saskatchewan, Yukon',
].flatMap((line) => line.split(', '));

export const ISSUING_STATES = new ChoiceList(
  STATE_NAMES.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '_'), name })),
);
