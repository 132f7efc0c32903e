import { useId, type ReactNode } from 'react';
import { shownPhone } from '../lib/shownPhone.js';
import { Avatar } from '../ui/Avatar.js';
import { Button } from '../ui/Button.js';
import { chakra, RouteLink } from '../ui/chakra.js';
import { Skeleton } from '../ui/Skeleton.js';
import { directoryHref, hasContact, useChosenClient, type PickerClient } from './useChosenClient.js';

export interface ChosenClientCardProps {
  label: string;
  clientId: string;
  /** Said by the form; what speaks against the client comes before it. */
  error?: string | undefined;
  disabled?: boolean;
  autoFocus: boolean;
  onGiveUp: () => void;
}

/** Who is chosen, with the contact that messages go to and what speaks against them. */
export function ChosenClientCard({ label, clientId, error, disabled, autoFocus, onGiveUp }: ChosenClientCardProps) {
  const { client, problem, missing, loading, error: failure, refetch } = useChosenClient(clientId);
  const id = useId();
  const failed = failure !== undefined && !client;
  return (
    <chakra.div role="group" aria-labelledby={id} display="grid" gap="2" minW="0" fontSize="sm">
      <chakra.span id={id} fontWeight={560}>
        {label}
      </chakra.span>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="center"
        py="2"
        px="3"
        border="1px solid"
        borderColor={problem || missing ? 'danger' : 'controlLine'}
        rounded="md"
        bg="surface"
        aria-busy={loading}
      >
        <chakra.div display="flex" flex="1 1 12rem" gap="3" alignItems="center" minW="0">
          {client && <Who {...client} />}
          {!client && loading && <Skeleton lines={2} />}
          {missing && 'This client is no longer in your directory.'}
          {failed && 'This client did not load.'}
        </chakra.div>
        {failed && (
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
        <Button size="sm" variant="ghost" disabled={disabled} autoFocus={autoFocus} onClick={onGiveUp}>
          Change<span className="visually-hidden"> client</span>
        </Button>
      </chakra.div>
      {client && problem && (
        <Problem
          href={directoryHref(client.id)}
          link={hasContact(client) ? 'Edit the client in the directory' : 'Add one'}
        >
          {problem}
        </Problem>
      )}
      {!problem && error && (
        <chakra.p role="alert" color="danger">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function Who({ name, email, phone }: PickerClient) {
  return (
    <>
      <Avatar name={name} size="sm" decorative />
      <chakra.span minW="0" overflowWrap="anywhere">
        <chakra.span display="block" fontWeight={560}>
          {name}
        </chakra.span>
        {[email, phone && shownPhone(phone)].map(
          (contact) =>
            contact && (
              <chakra.span key={contact} display="block" color="textSoft">
                {contact}
              </chakra.span>
            ),
        )}
      </chakra.span>
    </>
  );
}

function Problem({ href, link, children }: { href: string; link: string; children: ReactNode }) {
  return (
    <chakra.p role="alert" color="danger">
      {children}{' '}
      <RouteLink href={href} color="danger" textDecoration="underline">
        {link}
      </RouteLink>
    </chakra.p>
  );
}
