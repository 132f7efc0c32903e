import type { ReactNode } from 'react';
import type { SurveyModel } from 'survey-core';
import 'survey-core/survey-core.fontless.min.css';
import { Survey } from 'survey-react-ui';
import styles from './IntakeSurvey.module.css';

export interface FormSurveyProps {
  survey: SurveyModel;
  /** Level of the form's title on the page. */
  heading: 'h1' | 'h2';
  /** The answers are on their way. */
  busy?: boolean;
  /** Below the questions. */
  children?: ReactNode;
}

/** Title, introduction and questions of a form. */
export function FormSurvey({ survey, heading: Heading, busy = false, children }: FormSurveyProps) {
  return (
    <div className={styles.survey} aria-busy={busy}>
      <header className={styles.header}>
        <Heading>{survey.processedTitle || 'A few questions'}</Heading>
        {survey.description && <p>{survey.description}</p>}
      </header>
      <Survey model={survey} />
      {children}
    </div>
  );
}
