import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { useDebounced } from '../../../lib/useDebounced.js';
import { chakra } from '../../../ui/chakra.js';
import { Combobox } from '../../../ui/Combobox.js';

const CredentialSearch = graphql(`
  query CredentialSearch($query: String) {
    credentialSearch(query: $query) {
      id
      name
    }
  }
`);

const CredentialIssuerSearch = graphql(`
  query CredentialIssuerSearch($query: String) {
    credentialIssuerSearch(query: $query) {
      id
      name
    }
  }
`);

/** How long nothing is typed before the server is asked, ms. */
const TYPING_MS = 200;

interface Named {
  id: string;
  name: string;
}

export interface PickerProps {
  /** Name of what is chosen; empty for nothing. */
  chosen: string;
  onChoose: (chosen: Named) => void;
  error?: string | undefined;
}

/** The name of a license, searched for in the reference list. */
export function CredentialNamePicker(props: PickerProps) {
  const search = useSearchText(props.chosen);
  const { data, previousData, loading, error } = useQuery(CredentialSearch, {
    variables: { query: search.asked || null },
  });
  const found = (data ?? previousData)?.credentialSearch ?? [];
  return <Picker label="Credential" {...{ ...props, search, found, loading }} failed={error !== undefined} />;
}

/** Who issued it, searched for in the reference list. */
export function IssuerPicker(props: PickerProps) {
  const search = useSearchText(props.chosen);
  const { data, previousData, loading, error } = useQuery(CredentialIssuerSearch, {
    variables: { query: search.asked || null },
  });
  const found = (data ?? previousData)?.credentialIssuerSearch ?? [];
  return <Picker label="Issuer" {...{ ...props, search, found, loading }} failed={error !== undefined} />;
}

function useSearchText(chosen: string) {
  const [text, setText] = useState(chosen);
  // The full name of the selected entry would find only itself.
  const wanted = text === chosen ? '' : text.trim();
  const asked = useDebounced(wanted, TYPING_MS);
  return { text, setText, asked, settled: wanted === asked };
}

interface FoundProps extends PickerProps {
  label: string;
  search: ReturnType<typeof useSearchText>;
  found: readonly Named[];
  loading: boolean;
  failed: boolean;
}

function Picker({ label, chosen, onChoose, error, search, found, loading, failed }: FoundProps) {
  const choose = (one: Named) => {
    search.setText(one.name);
    onChoose(one);
  };
  return (
    <Combobox
      label={label}
      error={error}
      placeholder="Type to search"
      maxLength={100}
      text={search.text}
      onTextChange={search.setText}
      // Text that is none of the choices is no choice.
      onBlur={() => search.setText(chosen)}
      options={found.map(({ id, name }) => ({ id, label: name }))}
      busy={loading || !search.settled}
      onChoose={({ id, label: name }) => choose({ id, name })}
      footer={
        (failed || (!loading && found.length === 0)) && (
          <chakra.p p="3" color="textSoft">
            {failed ? 'The list did not load. Please try again.' : 'Nothing found. Please ask our support to add it.'}
          </chakra.p>
        )
      }
    />
  );
}
