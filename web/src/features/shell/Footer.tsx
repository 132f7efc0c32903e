import { Link } from 'wouter';
import { searchHref } from '../../lib/searchAddress.js';
import { Logo } from '../../ui/Logo.js';
import styles from './Footer.module.css';

const COLUMNS = [
  {
    title: 'Find care',
    links: [
      { label: 'Find a practitioner', href: searchHref({}) },
      { label: 'Virtual sessions', href: searchHref({ filter: 'virtual' }) },
      { label: 'In-home visits', href: searchHref({ filter: 'in-home' }) },
      { label: 'Your Bookings', href: '/bookings' },
    ],
  },
  {
    title: 'Practitioners',
    links: [
      { label: 'Join Yarrow', href: '/pro' },
      { label: 'Practice portal', href: '/portal/calendar' },
      { label: 'Log in', href: '/login' },
    ],
  },
];

/** The bottom of every public page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo inverse />
          <p>Independent practitioners and the people they care for, without anyone in between.</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.fine}>
        Yarrow is open software under the Apache License 2.0. In an emergency, call your local emergency number.
      </p>
    </footer>
  );
}
