import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';

const GiftCardTemplates = graphql(`
  query GiftCardTemplates {
    giftCardTemplates {
      id
      ...GiftCardTemplateOfPractice
    }
    currentPractice {
      id
      slug
      defaultCurrency
      giftCardsEnabled
    }
  }
`);

export const GiftCardTemplateOfPractice = graphql(`
  fragment GiftCardTemplateOfPractice on GiftCardTemplate {
    id
    amountCents
    description
    active
    public
  }
`);

/** What the practice offers. */
export function useGiftCardTemplates() {
  const { data, error, refetch } = useQuery(GiftCardTemplates, { fetchPolicy: 'cache-and-network' });
  return {
    templates: data?.giftCardTemplates,
    practice: data?.currentPractice ?? undefined,
    error,
    retry: () => void refetch(),
  };
}
