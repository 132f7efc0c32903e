import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { z } from 'zod/mini';
import { readFragment } from '../gql/fragment-masking.js';
import { graphql } from '../gql/gql.js';
import { shownPhone } from '../lib/shownPhone.js';
import { useDebounced } from '../lib/useDebounced.js';
import { Avatar } from '../ui/Avatar.js';
import { Button } from '../ui/Button.js';
import { chakra, RouteLink } from '../ui/chakra.js';
import { Combobox, type ComboboxOption } from '../ui/Combobox.js';
import { ChosenClientCard } from './ChosenClientCard.js';
import { directoryHref, hasContact, NO_CONTACT, PickerClient_client, type PickerClient } from './useChosenClient.js';

const PickerClients = graphql(`
  query PickerClients($search: String, $first: Int!) {
    clients(search: $search, first: $first) {
      totalCount
      edges {
        cursor
        node {
          id
          ...PickerClient_client
        }
      }
    }
  }
`);

/** Clients that are offered at a time; who has more types a letter. */
const PAGE_SIZE = 20;
/** As much as the directory searches for. */
const MAX_SEARCH_LENGTH = 100;
/** How long nothing is typed before the server is asked, ms. */
const TYPING_MS = 200;

/** A form's rule for the value of a picker. */
export const chosenClient = z.string().check(z.minLength(1, 'Please select a client first'));

export interface ClientPickerProps {
  /** Default "Client". */
  label?: string;
  /** Id of the chosen client; empty for none. An id from the URL or from another page is shown as selected. */
  value: string;
  onChange: (clientId: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  disabled?: boolean;
}

/**
 * Searches the practice's clients on the server by name, email or phone. Clients without contact details cannot be
 * selected; `useChosenClient` returns other reasons to reject the selected client.
 */
export function ClientPicker({ label = 'Client', value, onChange, ...rest }: ClientPickerProps) {
  // Keeps the focus here after the user selects or clears a client; a value set by the form does not take the focus.
  const [chosenHere, setChosenHere] = useState<string>();
  const change = (clientId: string) => {
    setChosenHere(clientId);
    onChange(clientId);
  };
  const shared = { ...rest, label, autoFocus: chosenHere === value };
  if (value) return <ChosenClientCard {...shared} clientId={value} onGiveUp={() => change('')} />;
  return <ClientChoice {...shared} onChoose={change} />;
}

interface ClientChoiceProps extends Omit<ClientPickerProps, 'value' | 'onChange' | 'label'> {
  label: string;
  autoFocus: boolean;
  onChoose: (clientId: string) => void;
}

function ClientChoice({ onChoose, ...field }: ClientChoiceProps) {
  const [text, setText] = useState('');
  const typed = text.trim().slice(0, MAX_SEARCH_LENGTH);
  const search = useDebounced(typed, TYPING_MS);
  const { data, previousData, loading, error, refetch } = useQuery(PickerClients, {
    variables: { search: search || null, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  // What was found before stays until the next answer, so that the list does not blink with each letter.
  const found = (data ?? (error ? undefined : previousData))?.clients;
  const clients = useMemo(
    () => (found?.edges ?? []).map(({ node }) => readFragment(PickerClient_client, node)),
    [found],
  );
  const options = useMemo(() => clients.map(optionOf), [clients]);
  return (
    <Combobox
      {...field}
      placeholder="Search by name, email or phone"
      maxLength={MAX_SEARCH_LENGTH}
      text={text}
      onTextChange={setText}
      options={options}
      busy={loading || typed !== search}
      onChoose={({ id }) => onChoose(id)}
      start={({ label }) => <Avatar name={label} size="xs" decorative />}
      footer={
        <>
          <Outcome
            {...{ search, loading, shown: clients.length, total: found?.totalCount }}
            failed={error !== undefined && !loading}
            onRetry={() => void refetch()}
          />
          <Unreachable clients={clients.filter((client) => !hasContact(client))} />
        </>
      }
    />
  );
}

function optionOf(client: PickerClient): ComboboxOption {
  const { id, name, email, phone } = client;
  // A number stays in one line.
  const contact = [email, phone && shownPhone(phone).replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ');
  return { id, label: name, detail: contact || NO_CONTACT, disabled: !hasContact(client) };
}

interface OutcomeProps {
  search: string;
  loading: boolean;
  failed: boolean;
  shown: number;
  total: number | undefined;
  onRetry: () => void;
}

/** What came of the search, for eyes and screen readers. */
function Outcome({ search, loading, failed, shown, total, onRetry }: OutcomeProps) {
  const text = outcomeText({ search, loading, failed, shown, total });
  return (
    <chakra.div display="flex" gap="3" alignItems="center" px={text ? '5' : '0'} py={text ? '3' : '0'} color="textSoft">
      <span role="status">{text}</span>
      {failed && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </chakra.div>
  );
}

function outcomeText({ search, loading, failed, shown, total }: Omit<OutcomeProps, 'onRetry'>): string {
  if (failed) return 'Your clients did not load.';
  // What was found before says nothing of what is searched for now.
  if (total === undefined || (loading && shown === 0)) return loading ? 'Searching…' : '';
  if (shown === 0) return search ? `No clients found for “${search}”.` : 'No clients yet.';
  return total > shown ? `${shown} of ${total.toLocaleString('en-US')} clients. Type to find others.` : '';
}

/** An option holds no link of its own: those who cannot be chosen get theirs below the list. */
function Unreachable({ clients }: { clients: readonly PickerClient[] }) {
  if (clients.length === 0) return null;
  return (
    <chakra.div px="5" py="3" borderTop="1px solid" borderColor="line" color="textSoft">
      <p>{NO_CONTACT}. Add one before you book:</p>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="4">
        {clients.map(({ id, name }) => (
          <li key={id}>
            <RouteLink href={directoryHref(id)} color="link" textDecoration="underline">
              {name}
            </RouteLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
