import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatMoney } from '../../lib/money.js';
import { ButtonLink } from '../../ui/Button.js';
import { bookHref } from '../../lib/bookHref.js';
import styles from './StickyBook.module.css';

export const StickyBook_practice = graphql(`
  fragment StickyBook_practice on Practice {
    slug
    active
    defaultCurrency
    services {
      id
      addOn
      amountCents
    }
  }
`);

/** On phones the way to book stays within reach of the thumb. */
export function StickyBook(props: { practice: FragmentType<typeof StickyBook_practice> }) {
  const { slug, active, defaultCurrency, services } = readFragment(StickyBook_practice, props.practice);
  const prices = services.filter((service) => !service.addOn).map((service) => service.amountCents);
  if (!active || prices.length === 0) return null;
  const least = Math.min(...prices);
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        from <strong>{least === 0 ? 'Free' : formatMoney(least, defaultCurrency)}</strong>
      </p>
      <ButtonLink href={bookHref(slug)}>Book</ButtonLink>
    </div>
  );
}
