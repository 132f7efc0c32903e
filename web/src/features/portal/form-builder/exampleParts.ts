import type { FormElement, FormJson } from './formJson.js';

export const YES_NO_WHICH = (name: string, title: string, which: string): FormElement[] => [
  { type: 'boolean', name, title, isRequired: true },
  {
    type: 'comment',
    name: `${name}_which`,
    title: which,
    visibleIf: `{${name}} = true`,
    isRequired: true,
    maxLength: 2000,
  },
];

export const ABOUT_YOU: FormElement[] = [
  { type: 'text', name: 'date_of_birth', title: 'Date of birth', inputType: 'date', isRequired: true },
  { type: 'text', name: 'pronouns', title: 'Pronouns', maxLength: 60 },
  {
    type: 'multipletext',
    name: 'emergency_contact',
    title: 'Who can we call in an emergency?',
    items: [
      { name: 'name', title: 'Name', maxLength: 100 },
      { name: 'phone', title: 'Phone', inputType: 'tel', maxLength: 30 },
    ],
  },
];

export const CONSENT: FormElement[] = [
  {
    type: 'checkbox',
    name: 'consent',
    title: 'Consent',
    isRequired: true,
    validators: [{ type: 'answercount', minCount: 2, text: 'Please agree to both to continue.' }],
    choices: [
      { value: 'true_answers', text: 'My answers are true as far as I know.' },
      { value: 'treatment', text: 'I agree to the session and know that I can stop it at any time.' },
    ],
  },
  { type: 'text', name: 'full_name', title: 'Your full name', isRequired: true, maxLength: 200 },
  {
    type: 'signaturepad',
    name: 'signature',
    title: 'Signature',
    description: 'Draw it with a finger or the mouse. If you cannot, your full name above counts.',
    ...{ penColor: '#1f2c26', backgroundColor: '#fffdfa', maxWidth: '480px' },
    ...{ signatureWidth: 480, signatureHeight: 160, signatureAutoScaleEnabled: true },
  },
];

export const conditions = (choices: string[]): FormElement => ({
  type: 'checkbox',
  name: 'conditions',
  title: 'Do any of these apply to you?',
  isRequired: true,
  showNoneItem: true,
  noneText: 'None of these',
  showOtherItem: true,
  otherText: 'Something else',
  colCount: 2,
  choices,
});

export const scale = (name: string, title: string, low: string, high: string): FormElement => ({
  type: 'rating',
  name,
  title,
  displayMode: 'buttons',
  rateDescriptionLocation: 'bottom',
  rateMin: 1,
  rateMax: 5,
  minRateDescription: low,
  maxRateDescription: high,
});

export const long = (name: string, title: string, isRequired = false): FormElement => ({
  type: 'comment',
  name,
  title,
  ...(isRequired && { isRequired }),
  maxLength: 2000,
});

export function formOf(pages: { title: string; elements: FormElement[] }[]): FormJson {
  return {
    title: 'Before your visit',
    description: 'Your answers help to make your session safe and useful. Only your practitioner reads them.',
    showQuestionNumbers: 'off',
    showProgressBar: true,
    progressBarLocation: 'top',
    questionErrorLocation: 'bottom',
    completeText: 'Send my answers',
    pages: [{ title: 'About you', elements: ABOUT_YOU }, ...pages, { title: 'Your consent', elements: CONSENT }].map(
      (page, at) => ({ name: `page${at + 1}`, ...page }),
    ),
  };
}
