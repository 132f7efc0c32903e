import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import styles from './SectionLinks.module.css';

export const SectionLinks_practice = graphql(`
  fragment SectionLinks_practice on Practice {
    about
    reviewsCount
    services {
      id
    }
    locations {
      id
    }
  }
`);

/** The way to each part of the page; stays in reach while scrolling on wide screens. */
export function SectionLinks(props: { practice: FragmentType<typeof SectionLinks_practice> }) {
  const { about, reviewsCount, services, locations } = readFragment(SectionLinks_practice, props.practice);
  const links = [
    { label: 'Services', to: 'services', shown: services.length > 0 },
    { label: 'About', to: 'about', shown: Boolean(about) },
    { label: 'Reviews', to: 'reviews', shown: reviewsCount > 0 },
    { label: 'Where and when', to: 'visit', shown: locations.length > 0 },
  ].filter(({ shown }) => shown);
  return (
    <nav className={styles.links} aria-label="On this page">
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={`#${to}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
