import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { Icon } from '../../ui/Icon.js';
import styles from './AppStores.module.css';

const AppStoresQuery = graphql(`
  query AppStores {
    appStores {
      appStoreUrl
      playStoreUrl
    }
  }
`);

/** App store links. Renders nothing if there is no app or the query fails. */
export function AppStores() {
  const { data } = useQuery(AppStoresQuery);
  const { appStoreUrl, playStoreUrl } = data?.appStores ?? {};
  if (!appStoreUrl && !playStoreUrl) return null;
  return (
    <section className={styles.stores} aria-labelledby="get-the-app">
      <h2 id="get-the-app" className={styles.title}>
        Your bookings in one place
      </h2>
      <p className={styles.links}>
        {appStoreUrl && (
          <a href={appStoreUrl} target="_blank" rel="noreferrer" className={styles.store}>
            <Icon name="download" size={18} /> Download on the App Store
          </a>
        )}
        {playStoreUrl && (
          <a href={playStoreUrl} target="_blank" rel="noreferrer" className={styles.store}>
            <Icon name="download" size={18} /> Get it on Google Play
          </a>
        )}
      </p>
    </section>
  );
}
