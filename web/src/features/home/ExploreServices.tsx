import { useState } from 'react';
import { Link } from 'wouter';
import { searchHref } from '../../lib/searchAddress.js';
import { Button } from '../../ui/Button.js';
import { classNames } from '../../ui/classNames.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Section } from '../../ui/Section.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { TherapyIcon } from '../../ui/TherapyIcon.js';
import { useTherapyCategories } from '../shell/useTherapyCategories.js';
import styles from './ExploreServices.module.css';

/** 'Explore holistic services': every therapy category; on a phone 13 of them before 'Show all services'. */
export function ExploreServices() {
  const { categories, loading, error } = useTherapyCategories();
  const [all, setAll] = useState(false);
  return (
    <Section
      tone="sunk"
      title="Explore holistic services"
      intro="From hands-on bodywork to quiet conversation. Choose a practice to see who offers it."
    >
      {error && <ErrorState>The list of services didn't load. You can still search by name above.</ErrorState>}
      <ul className={classNames(styles.services, all && styles.all)} aria-busy={loading}>
        {loading && Array.from({ length: 12 }, (_, key) => <Skeleton key={key} shape="card" />)}
        {categories.map(({ key, name, description }) => (
          <li key={key} className={styles.item}>
            <Link href={searchHref({ query: name })} className={styles.service}>
              <span className={styles.drawing}>
                <TherapyIcon name={name} size={44} />
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.description}>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
      {!all && categories.length > 13 && (
        <div className={styles.more}>
          <Button variant="outline" onClick={() => setAll(true)}>
            Show all services
          </Button>
        </div>
      )}
    </Section>
  );
}
