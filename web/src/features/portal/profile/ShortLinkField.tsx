import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { useDebounced } from '../../../lib/useDebounced.js';
import { TextField } from '../../../ui/TextField.js';
import { shortLinkOf } from './shortLink.js';

const ShortLinkAvailable = graphql(`
  query ShortLinkAvailable($shortLink: String!) {
    shortLinkAvailable(shortLink: $shortLink)
  }
`);

/** How long nothing is typed before the server is asked, ms. */
const TYPING_MS = 300;
const TAKEN = 'This short link is already in use.';
const FREE = 'This short link is available.';

/**
 * Checks whether a short link is available; `available` is undefined while unknown.
 * @param stored the practice's own, which needs no question
 */
export function useShortLinkCheck(typed: string, stored: string) {
  const asked = useDebounced(typed, TYPING_MS);
  const skip = asked === '' || asked === stored;
  const { data, loading, error } = useQuery(ShortLinkAvailable, {
    variables: { shortLink: asked },
    skip,
    fetchPolicy: 'network-only',
  });
  const known = !skip && typed === asked && !loading && !error;
  return { typed, available: known ? data?.shortLinkAvailable : undefined };
}

export interface ShortLinkFieldProps {
  value: string;
  onChange: (shortLink: string) => void;
  onBlur: () => void;
  check: ReturnType<typeof useShortLinkCheck>;
  error?: string | undefined;
}

/** The last part of the address that is passed on; what cannot be in it does not get in. */
export function ShortLinkField({ value, onChange, onBlur, check, error }: ShortLinkFieldProps) {
  // After Cancel it is about what was typed before.
  const available = check.typed === value ? check.available : undefined;
  const address = `${window.location.host}/p/${value || '…'}`;
  return (
    <TextField
      label="Short link"
      value={value}
      maxLength={60}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(shortLinkOf(target.value))}
      onBlur={onBlur}
      hint={available ? FREE : `Your profile is at ${address}`}
      error={error ?? (available === false ? TAKEN : undefined)}
    />
  );
}
