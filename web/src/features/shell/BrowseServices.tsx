import { Link } from 'wouter';
import { searchHref } from '../../lib/searchAddress.js';
import { classNames } from '../../ui/classNames.js';
import { Icon } from '../../ui/Icon.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { TherapyIcon } from '../../ui/TherapyIcon.js';
import styles from './BrowseServices.module.css';
import { useDisclosure } from './useDisclosure.js';
import { useTherapyCategories } from './useTherapyCategories.js';

/** The 'Browse Services' menu of the header: therapy categories, each a search. */
export function BrowseServices() {
  const { open, setOpen, container } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={container} className={styles.browse}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls="browse-services"
        onClick={() => setOpen(!open)}
      >
        Browse Services
        <Icon name="chevron-down" size={18} className={classNames(styles.chevron, open && styles.turned)} />
      </button>
      <div id="browse-services" className={styles.panel} hidden={!open}>
        {open && <CategoryLinks onFollow={() => setOpen(false)} />}
      </div>
    </div>
  );
}

/** The list itself, also part of the phone's flyout. */
export function CategoryLinks({ onFollow }: { onFollow?: () => void }) {
  const { categories, loading } = useTherapyCategories();
  if (loading) return <Skeleton lines={6} />;
  return (
    <ul className={styles.categories}>
      {categories.map(({ key, name }) => (
        <li key={key}>
          <Link href={searchHref({ query: name })} className={styles.category} {...(onFollow && { onClick: onFollow })}>
            <TherapyIcon name={name} size={32} />
            {name}
          </Link>
        </li>
      ))}
      <li>
        <Link href={searchHref({})} className={styles.category} {...(onFollow && { onClick: onFollow })}>
          <span className={styles.all}>
            <Icon name="arrow-right" />
          </span>
          All practitioners
        </Link>
      </li>
      <li>
        <Link href="/quiz" className={styles.category} {...(onFollow && { onClick: onFollow })}>
          <span className={styles.all}>
            <Icon name="heart" />
          </span>
          Not sure? Take the quiz
        </Link>
      </li>
    </ul>
  );
}
