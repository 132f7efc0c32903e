import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Card } from '../../ui/Card.js';
import styles from './AtAGlance.module.css';
import { offlinePayments } from '../../lib/offlinePayments.js';
import { socialLinks } from './socialLinks.js';

export const AtAGlance_practice = graphql(`
  fragment AtAGlance_practice on Practice {
    slug
    giftCardsEnabled
    giftCardOffers {
      id
    }
    languages
    workWiths
    ageWorkWiths
    hasPaymentProvider
    acceptsCash
    acceptsOfflineCreditCard
    acceptsPaypal
    acceptsVenmo
    acceptsZelle
    defaultCurrency
    cancellationPolicy
    website
    facebook
    instagram
    twitter
    linkedin
    tiktok
    youtube
  }
`);

/** The short facts: languages, clientele, ways to pay, gift cards, links. */
export function AtAGlance(props: { practice: FragmentType<typeof AtAGlance_practice> }) {
  const practice = readFragment(AtAGlance_practice, props.practice);
  const payments = [...(practice.hasPaymentProvider ? ['Card'] : []), ...offlinePayments(practice)];
  const links = socialLinks(practice);
  const facts: [string, readonly string[]][] = [
    ['Languages', practice.languages],
    ['Works with', practice.workWiths],
    ['Ages', practice.ageWorkWiths],
    ['Payment', payments],
  ];
  return (
    <Card as="section" className={styles.glance}>
      <h2 className={styles.title}>Good to know</h2>
      <dl className={styles.facts}>
        {facts
          .filter(([, values]) => values.length > 0)
          .map(([label, values]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{values.join(', ')}</dd>
            </div>
          ))}
        {practice.giftCardsEnabled && practice.giftCardOffers.length > 0 && (
          <div>
            <dt>Gift cards</dt>
            <dd>
              <Link href={`/p/${practice.slug}/gift-cards`}>Give a gift card</Link>
            </dd>
          </div>
        )}
        {practice.cancellationPolicy && (
          <div>
            <dt>Cancellation</dt>
            <dd>{practice.cancellationPolicy}</dd>
          </div>
        )}
      </dl>
      {links.length > 0 && (
        <ul className={styles.links} aria-label="Elsewhere">
          {links.map(({ label, href }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noreferrer nofollow">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
