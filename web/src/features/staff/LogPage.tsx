import { useQuery } from '@apollo/client/react';
import { formatDateTime } from '@yarrow/time/format';
import { useState } from 'react';
import { graphql } from '../../gql/gql.js';
import type { StaffActionsQuery } from '../../gql/graphql.js';
import { Button } from '../../ui/Button.js';
import { chakra, RouteLink } from '../../ui/chakra.js';
import { FEATURE_NAMES } from './features.js';
import { StaffList } from './StaffList.js';

const StaffActions = graphql(`
  query StaffActions($after: ID) {
    staffActions(after: $after) {
      id
      kind
      at
      subject
      reason
      by {
        id
        name
      }
      about {
        id
        name
      }
      practice {
        id
        name
        url
      }
    }
  }
`);

type Action = StaffActionsQuery['staffActions'][number];

const PAGE = 50;

/** /staff/log: who decided what. */
export function LogPage() {
  const { data, error, loading, refetch, fetchMore } = useQuery(StaffActions, { fetchPolicy: 'network-only' });
  const [ended, setEnded] = useState(false);
  const actions = data?.staffActions;
  const more = async () => {
    const { data: next } = await fetchMore({
      variables: { after: actions?.at(-1)?.id },
      updateQuery: (before, { fetchMoreResult }) => ({
        ...before,
        staffActions: [...before.staffActions, ...fetchMoreResult.staffActions],
      }),
    });
    if ((next?.staffActions.length ?? 0) < PAGE) setEnded(true);
  };
  const mayHaveMore = !ended && (actions?.length ?? 0) >= PAGE;
  return (
    <StaffList
      title="Log"
      intro="What staff and operators decided in the last two years, latest first."
      items={actions}
      error={error}
      onRetry={() => void refetch()}
      none={{ icon: 'clock', title: 'Nothing yet', text: 'Every decision appears here, with who made it.' }}
      foot={
        mayHaveMore && (
          <div>
            <Button variant="outline" loading={loading} onClick={() => void more()}>
              Show older ones
            </Button>
          </div>
        )
      }
    >
      {(action) => <Row key={action.id} action={action} />}
    </StaffList>
  );
}

function Row({ action }: { action: Action }) {
  const { at, by, practice, reason } = action;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <chakra.li display="grid" gap="1" pb="3" borderBottom="1px solid" borderColor="line">
      <p>
        {whatOf(action)}
        {practice && (
          <>
            {' '}
            for <RouteLink href={practice.url}>{practice.name}</RouteLink>
          </>
        )}
      </p>
      {reason && (
        <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
          “{reason}”
        </chakra.p>
      )}
      <chakra.p color="textSoft" fontSize="sm">
        {by?.name ?? (action.kind.startsWith('staff_') ? 'An operator' : 'A deleted account')},{' '}
        {formatDateTime(Date.parse(at), zone)}
      </chakra.p>
    </chakra.li>
  );
}

function whatOf({ kind, subject, about }: Action): string {
  const feature = (FEATURE_NAMES as Record<string, string>)[subject] ?? subject;
  const account = about?.name ?? 'a deleted account';
  switch (kind) {
    case 'credential_approved':
      return `Approved ${subject}`;
    case 'credential_declined':
      return `Declined ${subject}`;
    case 'feature_switched_on':
      return `Switched on ${feature}`;
    case 'feature_switched_off':
      return `Switched off ${feature}`;
    case 'review_report_dismissed':
      return 'Kept a reported review';
    case 'review_removed':
      return 'Removed a reported review';
    case 'staff_added':
      return `Gave ${account} the rights of staff`;
    case 'staff_removed':
      return `Took the rights of staff from ${account}`;
  }
}
