import type { ReactNode, Ref } from 'react';
import type { FragmentType } from '../gql/fragment-masking.js';
import { PageStyle } from './PageStyle.js';
import { practiceStyle, type PracticeStyle_practice } from './practiceStyle.js';

export interface PracticeMainProps {
  practice: FragmentType<typeof PracticeStyle_practice>;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The main part of a page of a practice, in its own look. */
export function PracticeMain({ practice, className, ref, children }: PracticeMainProps) {
  const style = practiceStyle(practice);
  return (
    <PageStyle value={style}>
      <main id="main" tabIndex={-1} className={className} style={style} ref={ref}>
        {children}
      </main>
    </PageStyle>
  );
}
