import type { ReactNode } from 'react';
import type { ErrorLike } from '@apollo/client';
import { searchHref } from '../../lib/searchAddress.js';
import { ButtonLink } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { ReviewStep } from './ReviewStep.js';
import styles from './ReviewStepLoader.module.css';

const scene = new URL('../../assets/scenes/stones.svg', import.meta.url).href;

export interface ReviewStepLoaderProps<T> {
  query: { loading: boolean; error?: ErrorLike | undefined; refetch: () => unknown };
  /** What the link of the step leads to; absent for an unknown link. */
  found: T | null | undefined;
  /** Said of an unknown link, where it is not one of a review. */
  missing?: ReactNode;
  children: (found: T) => ReactNode;
}

/** Shows a step once what its link leads to is there; until then, or where there is nothing, says so. */
export function ReviewStepLoader<T>({ query, found, missing, children }: ReviewStepLoaderProps<T>) {
  if (found != null) return children(found);
  if (query.loading) return <StepSkeleton />;
  if (query.error) {
    return (
      <main id="main" tabIndex={-1}>
        <ErrorState heading="h1" onRetry={() => query.refetch()} />
      </main>
    );
  }
  if (missing) return missing;
  return (
    <ReviewStep
      about={<img src={scene} alt="" className={styles.scene} />}
      title="This review link does not work"
      lead="It may be incomplete or no longer valid. Open it again from the message you received."
    >
      <ButtonLink href={searchHref({})} variant="outline" className={styles.way}>
        Find a practitioner
      </ButtonLink>
    </ReviewStep>
  );
}

function StepSkeleton() {
  return (
    <main id="main" tabIndex={-1} className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading
      </span>
      <Skeleton shape="circle" />
      <Skeleton lines={3} />
    </main>
  );
}
