import { graphql } from '../../gql/gql.js';

/** What the web server asks for a host that is a practice's. */
export const PublishedSite = graphql(`
  query PublishedSite($domain: String, $slug: String) {
    website(domain: $domain, slug: $slug) {
      document
      title
      description
      ogSiteName
      headScripts
      bodyScripts
      practice {
        id
        usingBuilderV2
        customDomain
        ...SiteFacts_practice
      }
    }
  }
`);
