import { YES_NO_WHICH, conditions, formOf, long, scale } from './exampleParts.js';

export const MASSAGE = formOf([
  {
    title: 'Your body',
    elements: [
      conditions([
        'High or low blood pressure',
        'Heart condition',
        'Blood clots',
        'Diabetes',
        'Osteoporosis',
        'Skin condition',
        'Recent surgery',
        'Pregnancy',
      ]),
      ...YES_NO_WHICH('medication', 'Do you take any medication?', 'Which, and what for?'),
      long('allergies', 'Allergies, also to oils and lotions'),
      {
        type: 'matrix',
        name: 'pain',
        title: 'How much does each part hurt today?',
        columns: ['Not at all', 'A little', 'A lot'],
        rows: ['Neck', 'Shoulders', 'Upper back', 'Lower back', 'Hips', 'Legs', 'Arms and hands'],
      },
      {
        type: 'radiogroup',
        name: 'pressure',
        title: 'Which pressure do you like?',
        choices: ['Light', 'Medium', 'Firm', 'I am not sure'],
      },
      long('avoid', 'Is there a part of your body that we should not touch?'),
      long('goals', 'What would you like from your massage?'),
    ],
  },
]);

export const ACUPUNCTURE = formOf([
  {
    title: 'Your health',
    elements: [
      conditions([
        'Bleeding disorder',
        'Pacemaker',
        'Epilepsy',
        'Diabetes',
        'High or low blood pressure',
        'Hepatitis or HIV',
        'Metal allergy',
        'Pregnancy',
      ]),
      ...YES_NO_WHICH('blood_thinners', 'Do you take blood thinners or other medication?', 'Which, and what for?'),
      {
        type: 'radiogroup',
        name: 'before',
        title: 'Have you had acupuncture before?',
        choices: ['Never', 'Once or twice', 'Many times'],
      },
      long('complaint', 'What brings you here, and since when?', true),
      {
        type: 'matrix',
        name: 'patterns',
        title: 'How have these been in the last month?',
        columns: ['Good', 'Mixed', 'Poor'],
        rows: ['Sleep', 'Digestion', 'Appetite', 'Energy', 'Mood', 'Cycle'],
      },
      scale('stress', 'How stressed have you felt in the last week?', 'Not at all', 'Very'),
    ],
  },
]);

export const ENERGY = formOf([
  {
    title: 'Your visit',
    elements: [
      conditions([
        'Epilepsy',
        'Heart condition',
        'Pacemaker',
        'Recent surgery',
        'Pregnancy',
        'Mental health condition',
      ]),
      {
        type: 'radiogroup',
        name: 'before',
        title: 'Have you had a session like this before?',
        choices: ['Never', 'Once or twice', 'Many times'],
      },
      { type: 'boolean', name: 'touch', title: 'Are you comfortable with light touch?', isRequired: true },
      scale('energy', 'How is your energy at the moment?', 'Very low', 'Very high'),
      long('intention', 'What is your intention for the session?'),
    ],
  },
]);

export const PHYSIOTHERAPY = formOf([
  {
    title: 'Your complaint',
    elements: [
      long('complaint', 'What hurts or does not work as it should, and since when?', true),
      {
        type: 'matrix',
        name: 'activities',
        title: 'How well can you do these at the moment?',
        columns: ['Without trouble', 'With trouble', 'Not at all'],
        rows: ['Sleeping', 'Sitting for an hour', 'Walking', 'Climbing stairs', 'Lifting', 'Sport'],
      },
      scale('pain', 'How strong is the pain on a bad day?', 'No pain', 'Very strong'),
      conditions(['Osteoporosis', 'Heart condition', 'Blood clots', 'Cancer', 'Dizziness', 'Numbness', 'Pregnancy']),
      ...YES_NO_WHICH('operations', 'Have you had an operation or a fracture?', 'Which, and when?'),
      ...YES_NO_WHICH('imaging', 'Are there X-rays, an MRI or reports?', 'Of what, and from when?'),
      ...YES_NO_WHICH('medication', 'Do you take any medication?', 'Which, and what for?'),
      long('goals', 'What do you want to be able to do again?'),
    ],
  },
]);

export const DOULA = formOf([
  {
    title: 'Your pregnancy and birth',
    elements: [
      {
        type: 'text',
        name: 'due_date',
        title: 'Due date or birthday of your baby',
        inputType: 'date',
        isRequired: true,
      },
      {
        type: 'radiogroup',
        name: 'children',
        title: 'Is it your first child?',
        choices: ['Yes', 'No, my second', 'No, I have more'],
      },
      {
        type: 'dropdown',
        name: 'place',
        title: 'Where do you plan to give birth?',
        choices: ['Hospital', 'Birth center', 'At home', 'I do not know yet'],
      },
      {
        type: 'multipletext',
        name: 'team',
        title: 'Who looks after you?',
        items: [
          { name: 'midwife', title: 'Midwife', maxLength: 100 },
          { name: 'doctor', title: 'Doctor', maxLength: 100 },
          { name: 'partner', title: 'Who will be with you', maxLength: 100 },
        ],
      },
      long('history', 'Is there something about this pregnancy or earlier births that we should know?'),
      {
        type: 'ranking',
        name: 'wishes',
        title: 'What matters most to you? The most important comes first.',
        choices: ['Calm surroundings', 'Moving freely', 'Pain relief', 'Few interventions', 'My partner is included'],
      },
      long('support', 'Which support do you hope for?', true),
    ],
  },
]);
