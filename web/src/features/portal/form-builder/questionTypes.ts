import type { FormElement } from './formJson.js';

/** The types that a form may have (spec portal-configuration §9), in the order in which they are offered. */
export const QUESTION_TYPES = [
  'text',
  'comment',
  'boolean',
  'radiogroup',
  'checkbox',
  'dropdown',
  'tagbox',
  'rating',
  'ranking',
  'multipletext',
  'matrix',
  'matrixdropdown',
  'matrixdynamic',
  'signaturepad',
  'image',
  'panel',
  'paneldynamic',
] as const;

export type QuestionType = (typeof QUESTION_TYPES)[number];

export const TYPE_NAMES: Readonly<Record<QuestionType, string>> = {
  text: 'Short answer',
  comment: 'Long answer',
  boolean: 'Yes or no',
  radiogroup: 'One choice',
  checkbox: 'Several choices',
  dropdown: 'One choice from a list',
  tagbox: 'Several choices from a list',
  rating: 'Rating',
  ranking: 'Ranking',
  multipletext: 'Several short answers',
  matrix: 'Table with one choice per row',
  matrixdropdown: 'Table of answers',
  matrixdynamic: 'Table that clients add rows to',
  signaturepad: 'Signature',
  image: 'Image',
  panel: 'Group',
  paneldynamic: 'Group that clients can repeat',
};

export const isQuestionType = (type: string): type is QuestionType =>
  (QUESTION_TYPES as readonly string[]).includes(type);

export const typeName = (type: string): string => (isQuestionType(type) ? TYPE_NAMES[type] : type);

/** Hold other elements. */
export const isGroup = ({ type }: FormElement): boolean => type === 'panel' || type === 'paneldynamic';

const CHOICES = ['First choice', 'Second choice'];
const COLUMNS = [
  { name: 'column1', title: 'What', cellType: 'text' },
  { name: 'column2', title: 'When', cellType: 'text' },
];

/** What a new element of a type begins with, so that it can be filled in at once. */
const BEGINNINGS: Readonly<Record<QuestionType, object>> = {
  text: {},
  comment: { rows: 3 },
  boolean: {},
  radiogroup: { choices: CHOICES },
  checkbox: { choices: CHOICES },
  dropdown: { choices: CHOICES },
  tagbox: { choices: CHOICES },
  rating: { rateMin: 1, rateMax: 5, displayMode: 'buttons' },
  ranking: { choices: CHOICES },
  multipletext: {
    items: [
      { name: 'item1', title: 'First answer' },
      { name: 'item2', title: 'Second answer' },
    ],
  },
  matrix: { columns: ['Never', 'Sometimes', 'Often'], rows: ['First row', 'Second row'] },
  matrixdropdown: { columns: COLUMNS, rows: ['First row', 'Second row'] },
  matrixdynamic: { columns: COLUMNS, rowCount: 1, addRowText: 'Add a row' },
  signaturepad: {
    ...{ penColor: '#1f2c26', backgroundColor: '#fffdfa', maxWidth: '480px' },
    ...{ signatureWidth: 480, signatureHeight: 160, signatureAutoScaleEnabled: true },
  },
  image: {},
  panel: { elements: [] },
  paneldynamic: { templateElements: [], panelAddText: 'Add one', panelRemoveText: 'Remove', maxPanelCount: 10 },
};

export function newElement(type: QuestionType, name: string): FormElement {
  return { type, name, title: '', ...BEGINNINGS[type] };
}
