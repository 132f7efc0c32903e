import { styled } from './chakra.js';

const Ring = styled('span', 'spinner');

export interface SpinnerProps {
  /** Edge in CSS pixels. Default 28. */
  size?: number;
  /** What is awaited; empty when the control around it says so already. */
  label?: string;
}

/** A turning ring for waits under a few seconds; lists and pages show `Skeleton` instead. */
export function Spinner({ size = 28, label = 'Loading' }: SpinnerProps) {
  return (
    <Ring role={label ? 'status' : undefined}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </Ring>
  );
}
