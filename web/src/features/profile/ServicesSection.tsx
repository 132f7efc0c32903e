import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { ProfileSection } from './ProfileSection.js';
import { ServiceRow } from './ServiceRow.js';
import styles from './ServicesSection.module.css';

export const ServicesSection_practice = graphql(`
  fragment ServicesSection_practice on Practice {
    defaultCurrency
    active
    services {
      id
      addOn
      package
      ...ServiceRow_service
    }
  }
`);

export interface ServicesSectionProps {
  practice: FragmentType<typeof ServicesSection_practice>;
  slug: string;
}

/** Services, then packages, each with its lengths and prices; add-ons are offered while booking. */
export function ServicesSection({ slug, ...props }: ServicesSectionProps) {
  const { services, defaultCurrency, active } = readFragment(ServicesSection_practice, props.practice);
  const groups = [
    { title: 'Services', rows: services.filter((service) => !service.addOn && !service.package) },
    { title: 'Packages', rows: services.filter((service) => service.package) },
    { title: 'Add-ons', rows: services.filter((service) => service.addOn) },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <ProfileSection key={title} title={title} id={title.toLowerCase()}>
        <ul className={styles.list}>
          {rows.map((service) => (
            <ServiceRow
              key={service.id}
              service={service}
              currency={defaultCurrency}
              slug={slug}
              bookable={active && !service.addOn}
            />
          ))}
        </ul>
      </ProfileSection>
    ));
}
