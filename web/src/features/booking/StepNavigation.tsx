import { classNames } from '../../ui/classNames.js';
import { Icon } from '../../ui/Icon.js';
import type { BookingStep } from './bookingStep.js';
import styles from './StepNavigation.module.css';

const LABELS: Record<BookingStep, string> = {
  service: 'Service',
  time: 'Time',
  details: 'Details',
  payment: 'Payment',
  done: 'Done',
};

export interface StepNavigationProps {
  steps: readonly BookingStep[];
  current: BookingStep;
  /** Steps that are behind can be gone back to. */
  onBack: (step: BookingStep) => void;
}

/** Where in the flow one is. */
export function StepNavigation({ steps, current, onBack }: StepNavigationProps) {
  const position = steps.indexOf(current);
  return (
    <nav aria-label="Booking steps">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={classNames(styles.step, index === position && styles.current, index < position && styles.past)}
            aria-current={index === position ? 'step' : undefined}
          >
            {index < position ? (
              <button type="button" className={styles.back} onClick={() => onBack(step)}>
                <span className={styles.mark}>
                  <Icon name="check" size={16} />
                </span>
                {LABELS[step]}
              </button>
            ) : (
              <span className={styles.back}>
                <span className={styles.mark}>{index + 1}</span>
                {LABELS[step]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
