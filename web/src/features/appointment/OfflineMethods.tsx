import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { offlinePayments } from '../../lib/offlinePayments.js';
import styles from './OfflineMethods.module.css';

export const OfflineMethods_practice = graphql(`
  fragment OfflineMethods_practice on Practice {
    id
    practitionerFirstName
    defaultCurrency
    acceptsCash
    acceptsOfflineCreditCard
    acceptsPaypal
    acceptsVenmo
    acceptsZelle
  }
`);

/** How the practitioner may be paid without our taking part; nothing where they did not say. */
export function OfflineMethods(props: { practice: FragmentType<typeof OfflineMethods_practice> }) {
  const practice = readFragment(OfflineMethods_practice, props.practice);
  const methods = offlinePayments(practice);
  if (methods.length === 0) return null;
  return (
    <div className={styles.methods}>
      <h3 className={styles.title}>{practice.practitionerFirstName} also accepts</h3>
      <ul className={styles.list}>
        {methods.map((method) => (
          <li key={method} className={styles.method}>
            {method}
          </li>
        ))}
      </ul>
    </div>
  );
}
