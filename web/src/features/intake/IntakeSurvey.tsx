import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Model, SvgRegistry, type CompletingEvent, type SurveyModel } from 'survey-core';
import 'survey-core/survey-core.fontless.min.css';
import { Survey } from 'survey-react-ui';
import { graphql } from '../../gql/gql.js';
import { refusalWith, useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { Spinner } from '../../ui/Spinner.js';
import { forgetDraft, keepDraft, readDraft } from './intakeDraft.js';
import styles from './IntakeSurvey.module.css';
import { FORM_THEME } from './formTheme.js';

const SaveIntakeFormResponse = graphql(`
  mutation SaveIntakeFormResponse($uniqueId: String!, $formData: String!) {
    saveIntakeFormResponse(uniqueId: $uniqueId, formData: $formData) {
      result
      errors {
        code
        message
      }
    }
  }
`);

// Some of its icons carry a style attribute that draws nothing and that our content security policy refuses.
for (const [name, symbol] of Object.entries(SvgRegistry.icons))
  SvgRegistry.icons[name] = symbol.replace(/ style="[^"]*"/g, '');

export interface IntakeSurveyProps {
  uniqueId: string;
  /** SurveyJS's JSON. */
  form: string;
  onSent: () => void;
  /** Somebody, perhaps in another tab, has sent other answers before. */
  onAlreadyCompleted: () => void;
}

/** The form itself. What is typed is kept on this device until the server has it. */
export function IntakeSurvey({ uniqueId, form, onSent, onAlreadyCompleted }: IntakeSurveyProps) {
  const { run, pending, message } = useAction(SaveIntakeFormResponse, {
    failure: CONNECTION_MESSAGE,
    firstReasonOnly: true,
    shown: 'inline',
    onSuccess: () => {
      forgetDraft(uniqueId);
      onSent();
    },
    onFailure: (outcome) => {
      if (!refusalWith(outcome, 'already_completed')) return;
      forgetDraft(uniqueId);
      onAlreadyCompleted();
    },
  });
  const [kept, setKept] = useState(() => readDraft(uniqueId) !== undefined);
  const survey = useMemo(() => surveyOf(form, uniqueId), [form, uniqueId]);

  const send = useEffectEvent(() => void run({ uniqueId, formData: JSON.stringify(visibleAnswers(survey)) }));
  useEffect(() => {
    const keep = () => setKept(keepDraft(uniqueId, { answers: survey.data, page: survey.currentPageNo }));
    const complete = (_survey: SurveyModel, event: CompletingEvent) => {
      // The form stays as it is until the server has it: an error must not take away what was typed.
      event.allow = false;
      send();
    };
    survey.onValueChanged.add(keep);
    survey.onCurrentPageChanged.add(keep);
    survey.onCompleting.add(complete);
    return () => {
      survey.onValueChanged.remove(keep);
      survey.onCurrentPageChanged.remove(keep);
      survey.onCompleting.remove(complete);
    };
  }, [survey, uniqueId]);

  const startOver = () => {
    survey.clear(true, true);
    forgetDraft(uniqueId);
    setKept(false);
  };

  return (
    <div className={styles.survey} aria-busy={pending}>
      <header className={styles.header}>
        <h1>{survey.processedTitle || 'A few questions'}</h1>
        {survey.description && <p>{survey.description}</p>}
      </header>
      <Survey model={survey} />
      <div role="alert" className={styles.message}>
        {message}
      </div>
      <div role="status" className={styles.sending}>
        {pending && <Spinner label="Sending your answers" />}
      </div>
      {kept && (
        <p className={styles.hint}>
          What you typed is kept on this device until you send it.{' '}
          <button type="button" className={styles.startOver} onClick={startOver}>
            Remove it
          </button>
        </p>
      )}
    </div>
  );
}

function surveyOf(form: string, uniqueId: string): SurveyModel {
  const survey = new Model(JSON.parse(form));
  survey.applyTheme(FORM_THEME);
  survey.focusFirstQuestionAutomatic = false;
  survey.showCompletePage = false;
  // The page has a heading of its own.
  survey.showTitle = false;
  const draft = readDraft(uniqueId);
  if (draft) {
    survey.data = draft.answers;
    survey.currentPageNo = draft.page;
  }
  return survey;
}

/** Answers to questions that no longer apply stay here. */
function visibleAnswers(survey: SurveyModel): Record<string, unknown> {
  const hidden = survey
    .getAllQuestions()
    .filter((question) => !question.isVisible || !question.isParentVisible)
    .map((question) => question.getValueName());
  const left = new Set(hidden.flatMap((name) => [name, name + survey.commentSuffix]));
  return Object.fromEntries(Object.entries(survey.data as object).filter(([name]) => !left.has(name)));
}
