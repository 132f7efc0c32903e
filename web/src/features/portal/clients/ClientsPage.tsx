import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../../../app/usePageTitle.js';
import { closeStep, OPENED_HERE } from '../../../lib/openedHere.js';
import { useDebounced } from '../../../lib/useDebounced.js';
import { TextField } from '../../../ui/TextField.js';
import { ClientFlyout } from './ClientFlyout.js';
import styles from './ClientsPage.module.css';
import { ClientsTable } from './ClientsTable.js';

const TYPING_MS = 250;
/** As much as the directory searches for. */
const MAX_SEARCH_LENGTH = 100;

/** /portal/clients: everybody who booked or was added, with search; `client` in the address opens one. */
export function ClientsPage() {
  usePageTitle('Clients');
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(() => (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH));
  const search = useDebounced(text.trim(), TYPING_MS);
  const open = params.get('client');
  const change = (name: string, value: string, step: { replace: true } | { state: unknown }) =>
    setParams((current) => {
      if (value) current.set(name, value);
      else current.delete(name);
      return current;
    }, step);
  const keepSearch = useEffectEvent((search: string) => {
    if (search !== (params.get('q') ?? '')) change('q', search, { replace: true });
  });
  useEffect(() => keepSearch(search), [search]);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Clients</h1>
        <TextField
          className={styles.search}
          label="Search clients"
          hideLabel
          type="search"
          placeholder="Search by name, email or phone"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </header>
      <ClientsTable key={search} search={search} onOpen={(id) => change('client', id, { state: OPENED_HERE })} />
      {open && (
        <ClientFlyout
          key={open}
          clientId={open}
          onClose={() => closeStep(() => change('client', '', { replace: true }))}
        />
      )}
    </main>
  );
}
