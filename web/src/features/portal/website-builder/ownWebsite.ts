import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { OwnWebsiteQuery, WebsiteBuilder } from '../../../gql/graphql.js';
import { SiteFacts_practice, type SiteFacts } from '../../site/siteFacts.js';

const OwnWebsite = graphql(`
  query OwnWebsite($builder: WebsiteBuilder!) {
    ownWebsite(builder: $builder) {
      builder
      document
      saveNo
      publishedDocument
      versions {
        version
        publishedAt
      }
    }
    currentPractice {
      id
      timeZone
      websiteUrl
      ...SiteFacts_practice
    }
  }
`);

export const SaveWebsiteDraft = graphql(`
  mutation SaveWebsiteDraft($builder: WebsiteBuilder!, $document: String!, $saveNo: Int!) {
    saveWebsiteDraft(builder: $builder, document: $document, saveNo: $saveNo) {
      result
      errors {
        code
        message
        field
      }
    }
  }
`);

export const PublishWebsite = graphql(`
  mutation PublishWebsite($builder: WebsiteBuilder!, $saveNo: Int!) {
    publishWebsite(builder: $builder, saveNo: $saveNo) {
      result
      errors {
        code
        message
        field
      }
      website {
        builder
        document
        saveNo
        publishedDocument
        versions {
          version
          publishedAt
        }
      }
    }
  }
`);

export const WebsiteVersionOf = graphql(`
  query WebsiteVersionOf($builder: WebsiteBuilder!, $version: Int!) {
    websiteVersion(builder: $builder, version: $version)
  }
`);

export type StoredWebsite = OwnWebsiteQuery['ownWebsite'];

export interface LoadedWebsite {
  stored: StoredWebsite;
  facts: SiteFacts;
  /** IANA name of the practice's. */
  zone: string;
  /** Where visitors see it; undefined where the platform has no host for websites. */
  address: string | undefined;
}

/** What the builder begins with. An editor goes on from what was stored when it was opened. */
export function useOwnWebsite(builder: WebsiteBuilder) {
  const { data, error, refetch } = useQuery(OwnWebsite, { variables: { builder }, fetchPolicy: 'network-only' });
  const practice = data?.currentPractice;
  const loaded: LoadedWebsite | undefined =
    data && practice
      ? {
          stored: data.ownWebsite,
          facts: readFragment(SiteFacts_practice, practice),
          zone: practice.timeZone,
          address: practice.websiteUrl ?? undefined,
        }
      : undefined;
  return { loaded, failed: Boolean(error), retry: () => void refetch() };
}
