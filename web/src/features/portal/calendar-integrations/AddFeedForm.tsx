import { useState, type FormEvent } from 'react';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { TextField } from '../../../ui/TextField.js';
import { addProfile } from './addProfile.js';

const CreateCronofyFeed = graphql(`
  mutation CreateCronofyFeed($feedUrl: String!) {
    createCronofyFeed(feedUrl: $feedUrl) {
      result
      errors {
        code
        message
        field
      }
      feed {
        id
        ...ConnectedAccount_profile
      }
    }
  }
`);

/** Where people find the address of a calendar that they have elsewhere. */
const WHERE = [
  {
    provider: 'Google',
    way: 'Settings of the calendar, Integrate calendar: the secret address in iCal format.',
  },
  { provider: 'iCloud', way: 'Share the calendar as a public calendar, and copy its link.' },
  {
    provider: 'Outlook, Office 365 and Exchange',
    way: 'Settings, Shared calendars, Publish a calendar: the ICS link.',
  },
] as const;

/** Connects a calendar by the address of its iCal feed. What was typed stays until it worked. */
export function AddFeedForm({ practiceId }: { practiceId: string }) {
  const [feedUrl, setFeedUrl] = useState('');
  const add = useAction(CreateCronofyFeed, {
    success: 'Calendar added.',
    failure: 'There was an error adding your feed. Likely the URL you used in not a valid iCal feed URL.',
    mutation: {
      update: (cache, { data }) => addProfile(cache, practiceId, data?.createCronofyFeed.feed?.id),
    },
    onSuccess: () => setFeedUrl(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (feedUrl.trim()) void add.run({ feedUrl: feedUrl.trim() });
  };
  return (
    <Card as="section">
      <chakra.h2 mb="3" fontSize="lg">
        Add an iCal feed
      </chakra.h2>
      <chakra.form method="post" display="grid" gap="3" noValidate onSubmit={submit}>
        <TextField
          label="iCal feed URL"
          hint="It begins with https:// or webcal://, and mostly ends in .ics. We keep it secret and only read it."
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={feedUrl}
          onChange={({ target }) => setFeedUrl(target.value)}
        />
        <chakra.div>
          <Button type="submit" disabled={!feedUrl.trim()} loading={add.pending}>
            Add feed
          </Button>
        </chakra.div>
      </chakra.form>
      <chakra.h3 mt="5" mb="2" fontSize="md">
        Where to find the address
      </chakra.h3>
      <chakra.dl display="grid" gap="2" fontSize="sm">
        {WHERE.map(({ provider, way }) => (
          <div key={provider}>
            <chakra.dt fontWeight={600}>{provider}</chakra.dt>
            <chakra.dd color="textSoft">{way}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </Card>
  );
}
