import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { quizHref, quizResultsHref, readQuiz, stepsOf, type QuizState, type QuizStep } from './quizState.js';

/** The answers in the address. A step is a place to go back to, an answer within one is not. */
export function useQuiz() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const state = useMemo(() => readQuiz(new URLSearchParams(search)), [search]);
  const steps = stepsOf(state);
  const position = Math.max(steps.indexOf(state.step), 0);
  const goTo = (step: QuizStep | undefined) => navigate(step ? quizHref({ ...state, step }) : quizResultsHref(state));
  return {
    state,
    steps,
    position,
    answer: (part: Partial<QuizState>) => navigate(quizHref({ ...state, ...part }), { replace: true }),
    next: () => goTo(steps[position + 1]),
    previous: position > 0 ? () => goTo(steps[position - 1]) : undefined,
  };
}
