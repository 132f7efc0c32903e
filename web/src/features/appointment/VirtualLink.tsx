import type { AppointmentState } from '../../gql/graphql.js';
import styles from './WhenAndWhere.module.css';

export interface VirtualLinkProps {
  state: AppointmentState;
  past: boolean;
  virtualMeetingLinkWithFallback?: string | null | undefined;
}

/** The link to meet; before a visit is accepted there is none to show. */
export function VirtualLink({ state, past, virtualMeetingLinkWithFallback: link }: VirtualLinkProps) {
  if (past || state === 'cancelled' || state === 'declined' || state === 'unavailable') return null;
  if (state !== 'approved') return <p className={styles.quiet}>The link appears here once the visit is accepted.</p>;
  if (!link) return <p className={styles.quiet}>Your practitioner will send you how to join.</p>;
  if (!/^https?:\/\//i.test(link)) return <p>{link}</p>;
  return (
    <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
      Join the video visit
    </a>
  );
}
