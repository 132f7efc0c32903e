import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import type { LandingQuery } from '../../gql/graphql.js';
import { PracticeMain } from '../../theme/PracticeMain.js';
import { formatDuration } from '../../lib/duration.js';
import { Avatar } from '../../ui/Avatar.js';
import { ButtonLink } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { Logo } from '../../ui/Logo.js';
import { Price } from '../../ui/Price.js';
import { RatingStars } from '../../ui/RatingStars.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { NotFoundPage } from '../errors/lazyNotFound.js';
import { bookHref } from '../../lib/bookHref.js';
import { socialLinks } from '../profile/socialLinks.js';
import styles from './LandingPage.module.css';

const Landing = graphql(`
  query Landing($slug: String!) {
    practice(slug: $slug) {
      id
      slug
      url
      name
      practitionerName
      practitionerFirstName
      title
      headline
      photoUrl
      city
      stateAbbreviation
      active
      defaultCurrency
      reviewsAverage
      reviewsCount
      website
      facebook
      instagram
      twitter
      linkedin
      tiktok
      youtube
      ...PracticeStyle_practice
      services {
        id
        name
        addOn
        amountCents
        timeLength
        numberOfSessions
      }
    }
  }
`);

const SHOWN = 4;

/** `/l/:slug`: one screen for the link that a practitioner puts on cards and social profiles. */
export function LandingPage() {
  const { slug = '' } = useParams<{ slug: string }>();
  const { data, loading, error, refetch: retry } = useQuery(Landing, { variables: { slug } });
  const practice = data?.practice;
  usePageTitle(practice?.practitionerName ?? 'Practitioner');
  if (error && !practice) {
    return (
      <main id="main" tabIndex={-1} className={styles.page}>
        <ErrorState heading="h1" title="This page did not load" onRetry={() => retry()} />
      </main>
    );
  }
  if (loading) {
    return (
      <main id="main" tabIndex={-1} className={styles.page} aria-busy>
        <Skeleton shape="card" />
      </main>
    );
  }
  if (!practice) return <NotFoundPage />;
  const place = [practice.city, practice.stateAbbreviation].filter(Boolean).join(', ');
  return (
    <PracticeMain practice={practice} className={styles.page}>
      <header className={styles.who}>
        <Avatar name={practice.practitionerName} src={practice.photoUrl} size="xl" />
        <h1>{practice.practitionerName}</h1>
        <p className={styles.title}>{[practice.title, place].filter(Boolean).join(' · ')}</p>
        {practice.reviewsCount > 0 && <RatingStars value={practice.reviewsAverage} count={practice.reviewsCount} />}
        {practice.headline && <p className={styles.headline}>{practice.headline}</p>}
      </header>
      {practice.active && (
        <ButtonLink href={bookHref(practice.slug)} size="lg" block>
          Book with {practice.practitionerFirstName}
        </ButtonLink>
      )}
      {practice.active && <Services practice={practice} />}
      <ul className={styles.links} aria-label="Elsewhere">
        <li>
          <Link href={practice.url}>Full profile and reviews</Link>
        </li>
        {socialLinks(practice).map(({ label, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noreferrer nofollow">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <Link href="/" className={styles.brand} aria-label="Yarrow, home">
        <Logo />
      </Link>
    </PracticeMain>
  );
}

function Services({ practice }: { practice: NonNullable<LandingQuery['practice']> }) {
  const offered = practice.services.filter((service) => !service.addOn).slice(0, SHOWN);
  return (
    <ul className={styles.services} aria-label="Services">
      {offered.map((service) => (
        <li key={service.id}>
          <Link href={bookHref(practice.slug, service.id)} className={styles.service}>
            <span>
              <strong>{service.name}</strong>
              <span className={styles.length}>
                {service.numberOfSessions ? `${service.numberOfSessions} × ` : ''}
                {formatDuration(service.timeLength)}
              </span>
            </span>
            <span className={styles.price}>
              <Price amountCents={service.amountCents} currency={practice.defaultCurrency} />
              <Icon name="chevron-right" size={18} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
