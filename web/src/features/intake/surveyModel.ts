import { Model, SvgRegistry, type SurveyModel } from 'survey-core';
import { FORM_THEME } from './formTheme.js';

// Some of its icons carry a style attribute that draws nothing and that our content security policy refuses.
for (const [name, symbol] of Object.entries(SvgRegistry.icons))
  SvgRegistry.icons[name] = symbol.replace(/ style="[^"]*"/g, '');

/** A form as the renderer takes it, in our look. @param form SurveyJS's JSON */
export function surveyModel(form: string): SurveyModel {
  const survey = new Model(JSON.parse(form));
  survey.applyTheme(FORM_THEME);
  survey.focusFirstQuestionAutomatic = false;
  survey.showCompletePage = false;
  // The page has a heading of its own.
  survey.showTitle = false;
  return survey;
}
