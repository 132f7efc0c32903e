import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CompletingEvent, SurveyModel } from 'survey-core';
import { graphql } from '../../gql/gql.js';
import { refusalWith, useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { Spinner } from '../../ui/Spinner.js';
import { FormSurvey } from './FormSurvey.js';
import { forgetDraft, keepDraft, readDraft } from './intakeDraft.js';
import styles from './IntakeSurvey.module.css';
import { surveyModel } from './surveyModel.js';

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

export interface IntakeSurveyProps {
  uniqueId: string;
  /** SurveyJS's JSON. */
  form: string;
  onSent: () => void;
  /** Called when other answers were sent before, for example in another tab. */
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
  const { survey, kept, startOver } = useKeptSurvey({ uniqueId, form }, (formData) => void run({ uniqueId, formData }));
  return (
    <FormSurvey survey={survey} heading="h1" busy={pending}>
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
    </FormSurvey>
  );
}

/** The survey, whose answers are kept on this device. @param onComplete sends the answers, JSON */
function useKeptSurvey(
  { uniqueId, form }: Pick<IntakeSurveyProps, 'uniqueId' | 'form'>,
  onComplete: (formData: string) => void,
) {
  const [kept, setKept] = useState(() => readDraft(uniqueId) !== undefined);
  const survey = useMemo(() => surveyOf(form, uniqueId), [form, uniqueId]);
  const send = useEffectEvent(() => onComplete(JSON.stringify(visibleAnswers(survey))));
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
  return { survey, kept, startOver };
}

function surveyOf(form: string, uniqueId: string): SurveyModel {
  const survey = surveyModel(form);
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
