import type { AppointmentState } from '../../gql/graphql.js';
import styles from './WhenAndWhere.module.css';

export interface VirtualLinkProps {
  state: AppointmentState;
  past: boolean;
  virtualMeetingLinkWithFallback?: string | null | undefined;
  /** How to join, in the practitioner's words. */
  virtualInstructions?: string | null | undefined;
}

/** The link to meet and how to use it; before a visit is accepted there is none to show. */
export function VirtualLink({
  state,
  past,
  virtualMeetingLinkWithFallback: link,
  virtualInstructions,
}: VirtualLinkProps) {
  if (past || state === 'cancelled' || state === 'declined' || state === 'unavailable') return null;
  if (state !== 'approved')
    return <p className={styles.quiet}>The link will appear here once the visit is accepted.</p>;
  return (
    <>
      {link && <Joining link={link} />}
      {virtualInstructions && <p className={styles.message}>{virtualInstructions}</p>}
      {!link && !virtualInstructions && <p className={styles.quiet}>Your practitioner will tell you how to join.</p>}
    </>
  );
}

function Joining({ link }: { link: string }) {
  if (!/^https?:\/\//i.test(link)) return <p>{link}</p>;
  return (
    <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
      Join the video visit
    </a>
  );
}
