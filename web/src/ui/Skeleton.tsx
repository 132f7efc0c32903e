import { styled } from './chakra.js';

const Shape = styled('span', 'skeleton');

export interface SkeletonProps {
  /** How many lines of text it stands for; the last one is shorter. Default 1. */
  lines?: number;
  /** A block instead of text: card, picture or circle. */
  shape?: 'text' | 'card' | 'circle';
}

/** The shape of what is about to come. Put `aria-busy` on the region that holds it. */
export function Skeleton({ lines = 1, shape = 'text' }: SkeletonProps) {
  const count = shape === 'text' ? lines : 0;
  return (
    <Shape shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <span key={line} />
      ))}
    </Shape>
  );
}
