import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';

interface Question<A extends string> {
  title: string;
  description: ReactNode;
  /** What each answer is called, the main one last. */
  answers: readonly { value: A; label: string; variant?: 'primary' | 'outline' }[];
}

/** Asks questions one after the other while a form is saved. Resolves to undefined if the user goes back. */
export function useQuestions() {
  const [question, setQuestion] = useState<Question<string>>();
  const answer = useRef<(value: string | undefined) => void>(undefined);
  const ask = <A extends string>(next: Question<A>) =>
    new Promise<A | undefined>((resolve) => {
      answer.current = (value) => {
        setQuestion(undefined);
        resolve(value as A | undefined);
      };
      setQuestion(next);
    });
  const dialog = question && (
    <Dialog
      open
      role="alertdialog"
      title={question.title}
      description={question.description}
      onClose={() => answer.current?.(undefined)}
      actions={
        <>
          <Button variant="ghost" onClick={() => answer.current?.(undefined)}>
            Go back
          </Button>
          {question.answers.map(({ value, label, variant = 'primary' }) => (
            <Button key={value} variant={variant} onClick={() => answer.current?.(value)}>
              {label}
            </Button>
          ))}
        </>
      }
    />
  );
  return { ask, dialog };
}
