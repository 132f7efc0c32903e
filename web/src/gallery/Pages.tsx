import { z } from 'zod/mini';
import { ListPage } from '../portal-ui/ListPage.js';
import { SearchFilter } from '../portal-ui/SearchFilter.js';
import { SettingsPage } from '../portal-ui/SettingsPage.js';
import { useListFilters } from '../portal-ui/useListFilters.js';
import { Button } from '../ui/Button.js';
import { EmptyState } from '../ui/EmptyState.js';
import { TextArea, TextField } from '../ui/TextField.js';

const FILTERS = ['q'] as const;

/** A page with a list. */
export function ListPageExample() {
  const { values, set } = useListFilters(FILTERS);
  return (
    <ListPage
      title="Clients"
      actions={
        <>
          <Button variant="outline">Export</Button>
          <Button>Create client</Button>
        </>
      }
      filters={
        <SearchFilter
          label="Search clients"
          placeholder="Search by name"
          value={values.q}
          onChange={(q) => set({ q })}
        />
      }
    >
      <EmptyState icon="search" heading="h2" title={values.q ? `Nobody found for “${values.q}”` : 'No clients yet'} />
    </ListPage>
  );
}

const SCHEMA = z.object({ name: z.string().check(z.minLength(2, 'Name is required')), policy: z.string() });
const ORIGINAL = { name: 'Willow', policy: '' };

/** A page with settings. */
export function SettingsPageExample() {
  return (
    <SettingsPage
      title="Booking"
      above={[{ label: 'Settings', href: '/gallery?page=list' }]}
      description="How clients book with you."
      original={ORIGINAL}
      schema={SCHEMA}
      onSave={async () => ({ ok: false, message: 'Please try again later.', fieldErrors: {} })}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField label="Name" {...register('name')} error={errors.name?.message} />
          <TextArea label="Cancellation policy" rows={4} maxLength={250} {...register('policy')} optional />
        </>
      )}
    </SettingsPage>
  );
}
