import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { graphql } from '../../gql/gql.js';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { PracticeMain } from '../../theme/PracticeMain.js';
import { ButtonLink } from '../../ui/Button.js';
import { chakra, RouteLink } from '../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { NotFoundPage } from '../errors/lazyNotFound.js';
import { GiftCardFrame } from './GiftCardFrame.js';
import { OrderForm } from './OrderForm.js';

const GiftCardsOfPractice = graphql(`
  query GiftCardsOfPractice($slug: String!) {
    practice(slug: $slug) {
      id
      name
      url
      timeZone
      giftCardsEnabled
      giftCardOffers {
        id
        ...OrderForm_offer
      }
      ...PracticeStyle_practice
    }
  }
`);

/** `/p/:slug/gift-cards`: buys a gift card of a practice for somebody. */
export function GiftCardsPage() {
  const { slug = '' } = useParams<{ slug: string }>();
  const [, navigate] = useLocation();
  const { data, error, refetch } = useQuery(GiftCardsOfPractice, { variables: { slug } });
  const [ordered, setOrdered] = useState(false);
  const practice = data?.practice;
  usePageTitle(practice ? `Gift cards of ${practice.name}` : 'Gift cards');
  if (data && !practice) return <NotFoundPage />;
  if (!practice) {
    return (
      <GiftCardFrame title="Gift cards">
        {error ? <ErrorState heading="h2" onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
      </GiftCardFrame>
    );
  }
  const offers = practice.giftCardsEnabled ? practice.giftCardOffers : [];
  const pay = (token: string) => {
    setOrdered(true);
    navigate(`/gift-cards/${token}`);
  };
  return (
    <PracticeMain practice={practice}>
      <GiftCardFrame
        within
        title={`Gift cards of ${practice.name}`}
        above={
          <RouteLink href={practice.url} display="inline-flex" gap="2" alignItems="center">
            <Icon name="arrow-left" size={18} /> {practice.name}
          </RouteLink>
        }
      >
        {offers.length === 0 ? (
          <EmptyState
            heading="h2"
            icon="gift"
            title="No gift cards online"
            action={<ButtonLink href={practice.url}>See the profile</ButtonLink>}
          >
            This practice doesn't sell gift cards here at the moment.
          </EmptyState>
        ) : (
          <>
            <chakra.p color="textSoft">
              The recipient gets a code by email. It pays for visits here until it is used up.
            </chakra.p>
            <OrderForm
              practiceId={practice.id}
              zone={practice.timeZone}
              offers={offers}
              {...{ ordered }}
              onOrdered={pay}
            />
          </>
        )}
      </GiftCardFrame>
    </PracticeMain>
  );
}
