import { useApolloClient } from '@apollo/client/react';
import { isEqual } from 'es-toolkit/predicate';
import { useState } from 'react';
import { useAction } from '../../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { useEditHistory } from '../../../portal-ui/editHistory.js';
import { useAutosave } from '../../../portal-ui/useAutosave.js';
import { useNumberedSaving } from '../../../portal-ui/useNumberedSaving.js';
import { severalPageSite } from '../../site/defaultSite.js';
import { readSite, type Site } from '../../site/siteDocument.js';
import {
  PublishWebsite,
  SaveWebsiteDraft,
  WebsiteVersionOf,
  type LoadedWebsite,
  type StoredWebsite,
} from './ownWebsite.js';

const builder = 'v2';

/** The website that is edited: each change is saved by itself, and visitors see it when it is published. */
export function useSiteDraft({ stored: first, facts }: Pick<LoadedWebsite, 'stored' | 'facts'>) {
  const [stored, setStored] = useState(first);
  const [original] = useState(() => (first.document ? readSite(first.document) : severalPageSite(facts)));
  const { now: site, ...history } = useEditHistory(original);
  const document = JSON.stringify(site);
  const beginning = JSON.stringify(original);

  const draft = useAction(SaveWebsiteDraft, { failure: CONNECTION_MESSAGE, firstReasonOnly: true, shown: 'inline' });
  const { save, lastNo } = useNumberedSaving(first.saveNo, (data, saveNo) =>
    draft.run({ builder, document: data, saveNo }),
  );
  // What follows from the profile is not stored before it is changed or published.
  const autosave = useAutosave({ data: document, stored: beginning, save });
  const publication = useAction(PublishWebsite, {
    success: 'Your website is published',
    failure: CONNECTION_MESSAGE,
    onSuccess: ({ website }) => website && setStored(website),
  });
  const publish = async () => {
    const unsaved = !stored.document && document === beginning;
    const saved = unsaved && (await save(document));
    if (!saved || saved.ok) await publication.run({ builder, saveNo: lastNo() });
  };
  const client = useApolloClient();
  const loadVersion = async (version: number) => {
    const variables = { builder, version } as const;
    return (await client.query({ query: WebsiteVersionOf, variables, fetchPolicy: 'network-only' })).data
      ?.websiteVersion;
  };
  return {
    ...{ site, history, autosave, publish, loadVersion },
    publishing: publication.pending,
    canPublish: !isPublished(stored, site),
    versions: stored.versions.map(({ version, publishedAt }) => ({ version, at: publishedAt })),
  };
}

/** The server writes the same website in its own way. */
const isPublished = ({ publishedDocument }: StoredWebsite, site: Site): boolean =>
  publishedDocument != null && isEqual(readSite(publishedDocument), site);
