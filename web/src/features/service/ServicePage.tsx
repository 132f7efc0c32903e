import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { PracticeMain } from '../../theme/PracticeMain.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { NotFoundPage } from '../errors/lazyNotFound.js';
import { RichText } from '../profile/RichText.js';
import { ProfileSkeleton } from '../profile/ProfileSkeleton.js';
import { ServiceOffer } from './ServiceOffer.js';
import styles from './ServicePage.module.css';
import { ServicePractitioner } from './ServicePractitioner.js';

const ServiceDetails = graphql(`
  query ServiceDetails($slug: String!, $id: ID!) {
    practice(slug: $slug) {
      id
      practitionerName
      url
      ...PracticeStyle_practice
      ...ServicePractitioner_practice
      ...ServiceOffer_practice
      service(id: $id) {
        id
        name
        description
        package
        photoUrl
        locations {
          id
          name
          kind
          displayAddress
        }
        ...ServiceOffer_service
      }
    }
  }
`);

/** One service of a practice, with its lengths, prices and places: `/p/:slug/services/:id`. */
export function ServicePage() {
  const { slug = '', id = '' } = useParams<{ slug: string; id: string }>();
  const { data, loading, error, refetch: retry } = useQuery(ServiceDetails, { variables: { slug, id } });
  const practice = data?.practice;
  const service = practice?.service;
  usePageTitle(service ? `${service.name} with ${practice.practitionerName}` : 'Service');
  if (error && !practice) {
    return (
      <main id="main" tabIndex={-1}>
        <ErrorState heading="h1" title="This service did not load" onRetry={() => retry()} />
      </main>
    );
  }
  if (loading) return <ProfileSkeleton />;
  if (!practice || !service) return <NotFoundPage />;
  return (
    <PracticeMain practice={practice} className={styles.page}>
      <Link href={practice.url} className={styles.back}>
        <Icon name="arrow-left" size={18} /> {practice.practitionerName}
      </Link>
      <div className={styles.columns}>
        <div className={styles.main}>
          <header>
            {service.package && <p className={styles.eyebrow}>Package</p>}
            <h1>{service.name}</h1>
          </header>
          {service.photoUrl && <img src={service.photoUrl} alt="" className={styles.photo} />}
          <RichText html={service.description} />
          {service.locations.length > 0 && (
            <section aria-labelledby="places">
              <h2 id="places" className={styles.heading}>
                Where
              </h2>
              <ul className={styles.places}>
                {service.locations.map(({ id: key, name, kind, displayAddress }) => (
                  <li key={key} className={styles.place}>
                    <Icon name={kind === 'virtual' ? 'video' : kind === 'home' ? 'home' : 'pin'} />
                    <span>
                      <strong>{name}</strong>
                      {kind === 'office' && <span>{displayAddress}</span>}
                      {kind === 'home' && <span>At your home</span>}
                      {kind === 'virtual' && <span>Online or by phone</span>}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside className={styles.side} aria-label="Book this service">
          <ServiceOffer service={service} practice={practice} />
          <ServicePractitioner practice={practice} />
        </aside>
      </div>
    </PracticeMain>
  );
}
