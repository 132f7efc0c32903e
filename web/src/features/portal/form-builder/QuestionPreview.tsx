import { useMemo } from 'react';
import { FormSurvey } from '../../intake/FormSurvey.js';
import { surveyModel } from '../../intake/surveyModel.js';
import { formThemeStyle } from '../../intake/formThemeStyle.js';
import { chakra } from '../../../ui/chakra.js';
import type { DesignTheme } from './formDesign.js';

export interface QuestionPreviewProps {
  /** SurveyJS's JSON. */
  form: string;
  theme: DesignTheme | undefined;
}

/** The form as a client sees it. It can be filled in, and is sent to no one. */
export function QuestionPreview({ form, theme }: QuestionPreviewProps) {
  const survey = useMemo(() => {
    const model = surveyModel(form);
    model.onCompleting.add((_survey, event) => (event.allow = false));
    return model;
  }, [form]);
  return (
    <chakra.div bg="page" p={{ base: '4', tablet: '6' }} rounded="md" style={formThemeStyle(theme)}>
      <FormSurvey survey={survey} heading="h2" />
    </chakra.div>
  );
}
