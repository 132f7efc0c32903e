import { useState, type FormEvent } from 'react';
import { useQuery } from '@apollo/client/react';
import { useLocation, useSearch } from 'wouter';
import { graphql } from '../../gql/gql.js';
import type { PlaceType } from '../../gql/graphql.js';
import { readSearch, searchHref } from '../../lib/searchAddress.js';
import { useDebounced } from '../../lib/useDebounced.js';
import { visitorCountry } from '../../lib/visitorCountry.js';
import { classNames } from '../../ui/classNames.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import { SuggestField, type SuggestFieldOption } from '../../ui/SuggestField.js';
import { listRecentSearches, noteSearch } from './recentSearches.js';
import styles from './SearchBox.module.css';

const Suggestions = graphql(`
  query Suggestions($prefix: String!) {
    suggest(prefix: $prefix) {
      kind
      label
      url
    }
  }
`);

const PlaceSuggestions = graphql(`
  query PlaceSuggestions($prefix: String!, $country: String) {
    suggestPlaces(prefix: $prefix, country: $country) {
      label
      type
      latitude
      longitude
    }
  }
`);

const TYPING_PAUSE_MS = 150;

export interface SearchBoxProps {
  /** bar: one line, for the header; stacked: for phones and the start of a page. */
  layout?: 'bar' | 'stacked';
  onSearch?: () => void;
}

/** Asks what and where, suggests both, and goes to the search page. Starts with what the address says. */
export function SearchBox({ layout = 'bar', onSearch }: SearchBoxProps) {
  const [, navigate] = useLocation();
  const { current, query, place, near, setQuery, setPlace, setNear } = useSearched();
  /** Values from the address were not typed: no suggestions before the user focuses a field. */
  const [used, setUsed] = useState(false);
  const open = (url: string, label: string) => {
    noteSearch({ label, url });
    navigate(url);
    onSearch?.();
  };
  const search = (what = query) => {
    const asked = { query: what.trim(), place: place.trim() };
    open(
      searchHref({ ...current, ...asked, near, country: visitorCountry() }),
      [asked.query, asked.place].filter(Boolean).join(' near '),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <form
      method="get"
      action="/practitioner-search"
      role="search"
      className={classNames(styles.search, styles[layout])}
      onSubmit={submit}
      onFocus={() => setUsed(true)}
    >
      <SuggestField
        label="What are you looking for?"
        name="query"
        placeholder="Therapy, condition or name"
        icon="search"
        value={query}
        onChange={setQuery}
        options={useSuggestions(query, used)}
        onPick={(picked) => {
          if (picked.kind !== 'recent') setQuery(picked.label);
          if (picked.kind === 'practitioner' || picked.kind === 'recent') open(picked.url, picked.label);
          else search(picked.label);
        }}
      />
      <span className={styles.divider} />
      <PlaceField
        value={place}
        asking={used && near === undefined}
        onChange={(text, at) => {
          setPlace(text);
          setNear(at);
        }}
      />
      <button type="submit" className={styles.go}>
        <Icon name="search" />
        <span className={styles.goLabel}>Search</span>
      </button>
    </form>
  );
}

interface PlaceFieldProps {
  value: string;
  /** Places are suggested. */
  asking: boolean;
  /** @param near coordinates of a place that was picked */
  onChange: (text: string, near?: { lat: number; lng: number }) => void;
}

function PlaceField({ value, asking, onChange }: PlaceFieldProps) {
  return (
    <SuggestField
      label="Where?"
      name="searched_location"
      placeholder="City or neighborhood"
      icon="pin"
      value={value}
      onChange={(text) => onChange(text)}
      options={usePlaces(value, asking)}
      onPick={({ label, latitude, longitude }) => onChange(label, { lat: latitude, lng: longitude })}
    />
  );
}

/** What is searched for: starts with what the address says, also after it has changed. */
function useSearched() {
  const address = useSearch();
  const current = readSearch(new URLSearchParams(address));
  const [query, setQuery] = useState(current.query ?? '');
  const [place, setPlace] = useState(current.place ?? '');
  const [near, setNear] = useState(current.near);
  const [shownAddress, setShownAddress] = useState(address);
  // The search page changes its address too: 'Near me', 'Search everywhere'.
  if (shownAddress !== address) {
    setShownAddress(address);
    setQuery(current.query ?? '');
    setPlace(current.place ?? '');
    setNear(current.near);
  }
  return { current, query, place, near, setQuery, setPlace, setNear };
}

const ICONS: Record<string, IconName> = { practitioner: 'user', therapy: 'leaf', condition: 'heart', recent: 'clock' };
const PLACE_KINDS: Partial<Record<PlaceType, string>> = {
  neighborhood: 'neighborhood',
  sublocality: 'part of the city',
};

interface SearchOption extends SuggestFieldOption {
  /** What it is; `recent` for a search of this browser. */
  kind: string;
  url: string;
}

function useSuggestions(text: string, used: boolean): SearchOption[] {
  const prefix = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery(Suggestions, { variables: { prefix }, skip: !used || prefix === '' });
  if (text.trim() === '') return recentOptions();
  if (prefix === '') return [];
  return (data?.suggest ?? []).map((suggestion) => ({
    ...suggestion,
    id: suggestion.url + suggestion.label,
    detail: suggestion.kind,
    icon: ICONS[suggestion.kind] ?? 'leaf',
  }));
}

/** What an empty field offers: the last searches of this browser. */
function recentOptions(): SearchOption[] {
  return listRecentSearches().map(({ label, url }) => ({
    label,
    url,
    id: `recent ${url}`,
    kind: 'recent',
    detail: 'recent search',
    icon: 'clock' as const,
  }));
}

function usePlaces(text: string, wanted: boolean) {
  const prefix = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const pause = prefix.length < 2 || !wanted;
  const { data } = useQuery(PlaceSuggestions, { variables: { prefix, country: visitorCountry() }, skip: pause });
  if (pause) return [];
  return (data?.suggestPlaces ?? []).map((place) => {
    const detail = PLACE_KINDS[place.type];
    return { ...place, id: place.label, icon: 'pin' as const, ...(detail && { detail }) };
  });
}
