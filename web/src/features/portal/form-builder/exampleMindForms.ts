import { YES_NO_WHICH, conditions, formOf, long, scale } from './exampleParts.js';

export const COUNSELING = formOf([
  {
    title: 'What brings you here',
    elements: [
      long('reason', 'What would you like to talk about?', true),
      {
        type: 'checkbox',
        name: 'topics',
        title: 'Which of these are part of it?',
        showOtherItem: true,
        otherText: 'Something else',
        colCount: 2,
        choices: ['Anxiety', 'Low mood', 'Stress at work', 'Relationships', 'Grief', 'Trauma', 'Sleep', 'Identity'],
      },
      scale('mood', 'How has your mood been in the last two weeks?', 'Very low', 'Very good'),
      scale('sleep', 'How well have you slept?', 'Badly', 'Well'),
      ...YES_NO_WHICH('therapy_before', 'Have you been in therapy before?', 'What helped, and what did not?'),
      ...YES_NO_WHICH('medication', 'Do you take any medication for your mental health?', 'Which?'),
      {
        type: 'radiogroup',
        name: 'safety',
        title: 'Have you thought of harming yourself in the last month?',
        description: 'If you are in danger now, please call your local emergency number.',
        isRequired: true,
        choices: ['No', 'Sometimes', 'Often', 'I would rather talk about it in person'],
      },
      long('hopes', 'What would be different if our work went well?'),
    ],
  },
]);

export const COACHING = formOf([
  {
    title: 'Where you are, and where you want to go',
    elements: [
      long('goal', 'What do you want to change or achieve?', true),
      {
        type: 'ranking',
        name: 'areas',
        title: 'Put these in order: what matters most to you now comes first.',
        choices: ['Work', 'Health', 'Relationships', 'Money', 'Personal growth', 'Free time'],
      },
      scale('satisfaction', 'How satisfied are you with your life at the moment?', 'Not at all', 'Very'),
      long('tried', 'What have you tried so far?'),
      long('obstacles', 'What gets in the way?'),
      {
        type: 'radiogroup',
        name: 'style',
        title: 'How should we work together?',
        choices: [
          'Mostly ask me questions',
          'Tell me directly what you see',
          'Give me tasks between sessions',
          'A mix',
        ],
      },
      { type: 'text', name: 'when', title: 'By when would you like to get there?', maxLength: 100 },
    ],
  },
]);

export const YOGA = formOf([
  {
    title: 'Your practice',
    elements: [
      {
        type: 'radiogroup',
        name: 'experience',
        title: 'How long have you practised yoga or Pilates?',
        isRequired: true,
        choices: ['I am new to it', 'Less than a year', 'One to three years', 'More than three years'],
      },
      conditions(['Back pain', 'Neck pain', 'Knee or hip pain', 'High blood pressure', 'Glaucoma', 'Pregnancy']),
      {
        type: 'paneldynamic',
        name: 'injuries',
        title: 'Injuries or operations',
        panelAddText: 'Add one',
        panelRemoveText: 'Remove',
        noEntriesText: 'None so far.',
        maxPanelCount: 10,
        templateElements: [
          { type: 'text', name: 'what', title: 'What was it?', isRequired: true, maxLength: 200 },
          { type: 'text', name: 'when', title: 'When was it?', maxLength: 60 },
        ],
      },
      {
        type: 'checkbox',
        name: 'goals',
        title: 'What do you practise for?',
        showOtherItem: true,
        otherText: 'Something else',
        choices: ['Strength', 'Flexibility', 'Relaxation', 'Balance', 'Breathing', 'Recovery from an injury'],
      },
      { type: 'boolean', name: 'adjustments', title: 'May we adjust your position with our hands?', isRequired: true },
    ],
  },
]);

export const NUTRITION = formOf([
  {
    title: 'What you eat, and how you feel',
    elements: [
      {
        type: 'multipletext',
        name: 'measures',
        title: 'Your measures',
        items: [
          { name: 'height', title: 'Height', maxLength: 20 },
          { name: 'weight', title: 'Weight', maxLength: 20 },
        ],
      },
      conditions([
        'Diabetes',
        'High cholesterol',
        'High blood pressure',
        'Thyroid condition',
        'IBS',
        'Coeliac disease',
      ]),
      {
        type: 'tagbox',
        name: 'allergies',
        title: 'Allergies and intolerances',
        showOtherItem: true,
        otherText: 'Something else',
        choices: ['Gluten', 'Lactose', 'Nuts', 'Eggs', 'Fish', 'Shellfish', 'Soy'],
      },
      {
        type: 'dropdown',
        name: 'diet',
        title: 'How do you eat?',
        choices: ['Everything', 'Vegetarian', 'Vegan', 'Pescatarian', 'Low carbohydrate', 'Kosher', 'Halal'],
      },
      {
        type: 'matrixdynamic',
        name: 'day',
        title: 'What did you eat and drink yesterday?',
        rowCount: 3,
        addRowText: 'Add a meal',
        columns: [
          { name: 'time', title: 'Time', cellType: 'text' },
          { name: 'what', title: 'What', cellType: 'text' },
        ],
      },
      ...YES_NO_WHICH('supplements', 'Do you take supplements or medication?', 'Which, and how much?'),
      long('goals', 'What would you like to reach?', true),
    ],
  },
]);

export const MEDITATION = formOf([
  {
    title: 'Your practice',
    elements: [
      {
        type: 'radiogroup',
        name: 'experience',
        title: 'Have you meditated before?',
        choices: ['Never', 'A few times', 'I have practised regularly', 'I practise every day'],
      },
      conditions(['Asthma', 'Heart condition', 'Epilepsy', 'Panic attacks', 'Trauma', 'Pregnancy']),
      scale('stress', 'How stressed have you felt in the last week?', 'Not at all', 'Very'),
      scale('sleep', 'How well have you slept?', 'Badly', 'Well'),
      long('intention', 'What would you like to find in the sessions?'),
    ],
  },
]);
