import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { HowStep, ReasonStep, TherapyStep, WhenStep, WhereStep } from './QuizSteps.js';
import styles from './QuizPage.module.css';
import type { QuizStep } from './quizState.js';
import { useQuiz } from './useQuiz.js';

const TITLES: Record<QuizStep, [title: string, lead: string]> = {
  reason: ['What brings you here?', 'Choose as many as apply, or skip this question.'],
  therapy: ['Choose a therapy', "Not sure? Skip this and we'll look at all of them."],
  how: ['How would you like to meet?', 'You can change your mind later.'],
  where: ['Where should we look?', 'A city or a neighborhood is enough.'],
  when: ['When would you like to go?', "We'll show practitioners who are free then first."],
};

/** The quiz: `/quiz`. A few questions, each of which may be skipped. */
export function QuizPage() {
  const quiz = useQuiz();
  const { state, steps, position, previous } = quiz;
  const step = steps[position] ?? 'reason';
  const [title, lead] = TITLES[step];
  usePageTitle(title);
  const heading = useFocusOnChange(step);
  const last = position === steps.length - 1;
  const answered = isAnswered(step, state);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <p className={styles.position}>
        Question {position + 1} of {steps.length}
      </p>
      <progress className={styles.progress} aria-label="Progress" value={position + 1} max={steps.length} />
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          quiz.next();
        }}
      >
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.answers}>
          {step === 'reason' && <ReasonStep {...quiz} />}
          {step === 'therapy' && <TherapyStep {...quiz} />}
          {step === 'how' && <HowStep {...quiz} />}
          {step === 'where' && <WhereStep {...quiz} />}
          {step === 'when' && <WhenStep {...quiz} />}
        </div>
        <div className={styles.actions}>
          {previous && (
            <Button variant="ghost" onClick={previous}>
              <Icon name="arrow-left" size={18} /> Back
            </Button>
          )}
          <Button type="submit" size="lg" className={styles.next}>
            {last ? 'See my matches' : answered ? 'Next' : 'Skip'}
          </Button>
        </div>
      </form>
    </main>
  );
}

function isAnswered(step: QuizStep, state: ReturnType<typeof useQuiz>['state']): boolean {
  if (step === 'reason') return state.conditions.length > 0;
  if (step === 'therapy') return state.categories.length > 0;
  if (step === 'where') return state.place !== undefined;
  return true;
}

/** Moves the focus to the question when another one is asked, so that it is read out. */
function useFocusOnChange(step: QuizStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  return heading;
}
