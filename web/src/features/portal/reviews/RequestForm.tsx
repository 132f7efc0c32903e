import { useState, type FormEvent } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { ReviewClientType, SendReviewRequestsMutation } from '../../../gql/graphql.js';
import type { PhoneCountry } from '../../../lib/phone.js';
import { alsoRefetch } from '../../../lib/refetchNamed.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { DiscardQuestion } from '../../../portal-ui/DiscardQuestion.js';
import { useAction } from '../../../lib/useAction.js';
import { useLeaveGuard } from '../../../portal-ui/useLeaveGuard.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { PhoneField } from '../../../ui/PhoneField.js';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import { showToast } from '../../../lib/toasts.js';
import { phoneWithCode } from '../../reviews/reviewPhone.js';
import {
  canSend,
  emptyRow,
  firstRows,
  isEmptyRow,
  problemsOf,
  type RequestRow,
  type RowProblems,
} from './requestRows.js';

const SendReviewRequests = graphql(`
  mutation SendReviewRequests($clients: [ReviewRequestClientInput!]!, $idempotencyKey: ID) {
    sendBulkReviewRequests(clients: $clients, idempotencyKey: $idempotencyKey) {
      result
      errors {
        code
        message
        field
      }
      erroredClients {
        row
        email
        errors {
          message
          field
        }
      }
    }
  }
`);

const CLIENT_TYPES: readonly { value: ReviewClientType; label: string }[] = [
  { value: 'current', label: 'Current client' },
  { value: 'former', label: 'Former client' },
];
const FAILURE = 'Error requesting reviews';

interface ShownRow extends RequestRow {
  key: string;
  /** What the server said of it. */
  refused?: RowProblems;
}

export interface RequestFormProps {
  /** In which numbers are typed at first. */
  country: PhoneCountry;
  /** How many can be asked. */
  room: number;
  /** Everybody was asked. */
  onSent: () => void;
}

/** People to ask, a row each. Refused rows stay as typed, with the reason. */
export function RequestForm({ country, room, onSent }: RequestFormProps) {
  const [rows, setRows] = useState<ShownRow[]>(() => firstRows(country, room).map(withKey));
  const { send, pending } = useSending(rows, setRows, onSent);
  const guard = useLeaveGuard(rows.some((row) => !isEmptyRow(row)));
  const change = (key: string, changes: Partial<RequestRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes, refused: {} } : row)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend(rows) && !pending) void send();
  };
  return (
    <chakra.form method="post" noValidate display="grid" gap="4" data-density="compact" onSubmit={submit}>
      <chakra.div display="grid" gap="3">
        {rows.map((row, index) => (
          <Row
            key={row.key}
            row={row}
            number={index + 1}
            onChange={(changes) => change(row.key, changes)}
            {...(rows.length > 1 && { onRemove: () => setRows(rows.filter(({ key }) => key !== row.key)) })}
          />
        ))}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between">
        <Button
          variant="ghost"
          disabled={rows.length >= room}
          onClick={() => setRows([...rows, withKey(emptyRow(country))])}
        >
          <Icon name="plus" size={18} /> Add another person
        </Button>
        <Button type="submit" loading={pending} disabled={!canSend(rows)}>
          Send requests
        </Button>
      </chakra.div>
      <DiscardQuestion guard={guard} onDiscard={() => setRows(firstRows(country, room).map(withKey))} />
    </chakra.form>
  );
}

const withKey = (row: RequestRow): ShownRow => ({ ...row, key: crypto.randomUUID() });

interface RowProps {
  row: ShownRow;
  number: number;
  onChange: (changes: Partial<RequestRow>) => void;
  onRemove?: () => void;
}

function Row({ row, number, onChange, onRemove }: RowProps) {
  const [left, setLeft] = useState(false);
  const problems = { ...(left && problemsOf(row)), ...row.refused };
  return (
    <chakra.div
      role="group"
      aria-label={`Person ${number}`}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', desktop: '12rem minmax(0, 1fr) 11rem auto' }}
      gap="3"
      alignItems="start"
      pb={{ base: '3', desktop: '0' }}
      borderBottom={{ base: '1px solid', desktop: 'none' }}
      borderColor="line"
      css={NARROW}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setLeft(true)}
    >
      <TextField
        label="First name"
        maxLength={100}
        value={row.firstName}
        onChange={({ target }) => onChange({ firstName: target.value })}
        error={problems.firstName}
      />
      <PhoneField label="Phone" value={row.phone} onChange={(phone) => onChange({ phone })} error={problems.phone} />
      <Select
        label="Kind of client"
        options={CLIENT_TYPES}
        value={row.clientType}
        onChange={({ target }) => onChange({ clientType: target.value as ReviewClientType })}
      />
      <chakra.span data-part="remove" pt="1.9rem">
        {onRemove && <IconButton icon="trash" label={`Remove person ${number}`} onClick={onRemove} />}
      </chakra.span>
    </chakra.div>
  );
}

/** On a narrow screen the fields are stacked, with the remove button next to them. */
const NARROW = {
  '@media (max-width: 1023px)': {
    '& > :not([data-part=remove])': { gridColumn: '1' },
    '& > [data-part=remove]': { gridColumn: '2', gridRow: '1' },
  },
} as const;

/** Sends the rows that hold something, and keeps those that were refused. */
function useSending(rows: readonly ShownRow[], setRows: (rows: ShownRow[]) => void, onSent: () => void) {
  const keyOf = useRequestKey();
  const action = useAction(SendReviewRequests, {
    failure: FAILURE,
    reasons: 'appended',
    unanswered: 'An error occurred:',
    unexpected: 'An error occurred: please try again.',
    mutation: alsoRefetch('PracticeForReviews'),
  });
  const send = async () => {
    const filled = rows.filter((row) => !isEmptyRow(row));
    const clients = await Promise.all(
      filled.map(async ({ firstName, phone, clientType }) => ({
        ...{ firstName, clientType },
        phone: await phoneWithCode(phone),
      })),
    );
    const outcome = await action.run({ clients, idempotencyKey: keyOf(clients) });
    if (!outcome.ok) return;
    const { erroredClients } = outcome.payload;
    const asked = filled.length - erroredClients.length;
    if (asked > 0)
      showToast(asked === 1 ? '1 person was asked for a review.' : `${asked} people were asked for a review.`);
    if (erroredClients.length === 0) return onSent();
    setRows(erroredClients.flatMap((errored) => refusedRow(filled[errored.row - 1], errored)));
    const reasons = new Set(erroredClients.flatMap(({ errors }) => errors.map(({ message }) => message)));
    showToast(`${FAILURE}: ${[...reasons].join(' ')}`, 'error');
  };
  return { send, pending: action.pending };
}

type Errored = SendReviewRequestsMutation['sendBulkReviewRequests']['erroredClients'][number];

function refusedRow(row: ShownRow | undefined, { errors }: Errored): ShownRow[] {
  if (!row) return [];
  const refused: RowProblems = {};
  for (const { field, message } of errors) refused[field === 'firstName' ? 'firstName' : 'phone'] ??= message;
  return [{ ...row, refused }];
}
