import { formatDate, formatTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import styles from './SessionCard.module.css';

export const SessionCard_session = graphql(`
  fragment SessionCard_session on BrowserSession {
    id
    browser
    handheld
    address
    createdAt
    lastUsedAt
    current
  }
`);

export interface SessionCardProps {
  session: FragmentType<typeof SessionCard_session>;
  /** Another one is being logged out. */
  busy: boolean;
  onLogOut: () => void;
}

/** A browser in which the account is open: which one, since when and from where. */
export function SessionCard({ busy, onLogOut, ...props }: SessionCardProps) {
  const session = readFragment(SessionCard_session, props.session);
  const name = session.browser ?? 'Unknown browser';
  return (
    <Card as="li" padding="none" className={styles.card}>
      <Icon name={session.handheld ? 'smartphone' : 'laptop'} size={24} />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          {name} {session.current && <Badge tone="success">This device</Badge>}
        </h2>
        <p>{session.current ? 'In use now' : `Last used ${moment(session.lastUsedAt)}`}</p>
        <p className={styles.since}>
          Logged in {moment(session.createdAt)}
          {session.address && ` from ${session.address}`}
        </p>
      </div>
      <Button variant="outline" size="sm" disabled={busy} onClick={onLogOut} className={styles.end}>
        Log out<span className="visually-hidden"> {session.current ? 'of this device' : name}</span>
      </Button>
    </Card>
  );
}

/** `Wed, Jan 6, 2027, 1:00 PM` in the time zone of the browser, so without its name. */
function moment(instant: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const epochMs = parseOffsetDateTime(instant);
  return `${formatDate(epochMs, timeZone)}, ${formatTime(epochMs, timeZone)}`;
}
