import { useId, type ReactNode } from 'react';
import { styled } from './chakra.js';

const Frame = styled('div', 'field');

/** What every form control shows around itself. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only; for a control whose purpose is plain from where it stands. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** The message of a broken rule; its presence marks the control invalid. */
  error?: string | undefined;
  optional?: boolean;
}

interface FieldFrameProps extends FieldProps {
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** What ties a control to its label and messages. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, hint and error below, joined to the control by ids. */
export function Field({ label, hideLabel, hint, error, optional, className, children }: FieldFrameProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Frame className={className}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        {...(hideLabel ? { className: 'visually-hidden' } : { 'data-part': 'label' })}
      >
        {label}
        {optional && <span data-part="optional"> optional</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} data-part="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} data-part="error" role="alert">
          {error}
        </p>
      )}
    </Frame>
  );
}
