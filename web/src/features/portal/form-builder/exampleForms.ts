import { ACUPUNCTURE, DOULA, ENERGY, MASSAGE, PHYSIOTHERAPY } from './exampleBodyForms.js';
import { COACHING, COUNSELING, MEDITATION, NUTRITION, YOGA } from './exampleMindForms.js';
import type { FormJson } from './formJson.js';

/** A form to begin with, for one kind of practice. */
export interface ExampleForm {
  name: string;
  /** What it asks. */
  about: string;
  form: FormJson;
}

/** One for each category of therapies; the names say which ones. */
export const EXAMPLE_FORMS: readonly ExampleForm[] = [
  {
    name: 'Massage, craniosacral and reflexology',
    about: 'Health, where it hurts, pressure, consent',
    form: MASSAGE,
  },
  { name: 'Acupuncture', about: 'Health, blood thinners, patterns of the last month, consent', form: ACUPUNCTURE },
  {
    name: 'Chiropractic and physiotherapy',
    about: 'Complaint, what works and what does not, operations, consent',
    form: PHYSIOTHERAPY,
  },
  {
    name: 'Therapy, counseling and hypnotherapy',
    about: 'What brings clients, mood, safety, consent',
    form: COUNSELING,
  },
  { name: 'Coaching', about: 'Goals, what matters most, how to work together, consent', form: COACHING },
  { name: 'Yoga and Pilates', about: 'Experience, injuries, adjustments, consent', form: YOGA },
  {
    name: 'Nutrition, naturopathy and Ayurveda',
    about: 'Measures, allergies, a day of meals, consent',
    form: NUTRITION,
  },
  { name: 'Reiki, sound and energy healing', about: 'Health, touch, intention, consent', form: ENERGY },
  { name: 'Meditation and breathwork', about: 'Experience, health, stress and sleep, consent', form: MEDITATION },
  { name: 'Doula and birth support', about: 'Due date, birth team, wishes, consent', form: DOULA },
];
