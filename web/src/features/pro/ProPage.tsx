import { usePageTitle } from '../../lib/usePageTitle.js';
import { ButtonLink } from '../../ui/Button.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import { Section } from '../../ui/Section.js';
import styles from './ProPage.module.css';

const hills = new URL('../../assets/scenes/hills.svg', import.meta.url).href;
const stones = new URL('../../assets/scenes/stones.svg', import.meta.url).href;

const FEATURES: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'calendar',
    title: 'A calendar that keeps its word',
    text: 'Clients see only times you really have, in their own time zone. Buffers, notice and opening hours are respected everywhere.',
  },
  {
    icon: 'card',
    title: 'Paid on the day',
    text: 'Cards, tips and refunds through your own account with the card provider. Cash and transfers are welcome too.',
  },
  {
    icon: 'star',
    title: 'Reviews you can stand behind',
    text: 'After each visit a client gets a link to say how it went. What they endorse helps the next one find you.',
  },
  {
    icon: 'globe',
    title: 'A page of your own',
    text: 'Your story, services, photos and credentials at one address, ready to share, and found in the marketplace.',
  },
  {
    icon: 'message',
    title: 'Fewer missed visits',
    text: 'Confirmations and reminders go out by email and text, with a calendar entry attached.',
  },
  {
    icon: 'shield',
    title: 'Yours to keep',
    text: 'Yarrow is open software. Your clients, notes and history belong to your practice and can leave with you.',
  },
];

const STEPS = [
  { title: 'Tell us about your practice', text: 'Your name, what you do and where. It takes two minutes.' },
  { title: 'Add services and hours', text: 'Sessions, packages and add-ons, in the studio, at home or online.' },
  { title: 'Publish and share', text: 'Your profile goes live and your first client can book the same day.' },
];

/** /pro: why and how to join as a practitioner. */
export function ProPage() {
  usePageTitle('For practitioners');
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <Section title="Everything around the session" eyebrow="What you get">
        <ul className={styles.features}>
          {FEATURES.map(({ icon, title, text }) => (
            <li key={title} className={styles.feature}>
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Open by the end of the day" eyebrow="How it works" tone="sunk">
        <ol className={styles.steps}>
          {STEPS.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <section className={styles.closing} aria-labelledby="pro-closing">
        <div className={styles.panel}>
          <img src={stones} alt="" className={styles.stones} loading="lazy" />
          <div className={styles.panelText}>
            <h2 id="pro-closing">Put it in balance</h2>
            <p>Start with one service and one opening hour. The rest can wait until you need it.</p>
            <Join>Create your profile</Join>
          </div>
        </div>
      </section>
    </main>
  );
}

function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="pro-title">
      <img src={hills} alt="" className={styles.scene} />
      <div className={styles.content}>
        <p className={styles.eyebrow}>For independent practitioners</p>
        <h1 id="pro-title" className={styles.title}>
          More time for people, less for paperwork
        </h1>
        <p className={styles.lead}>
          Yarrow is the calm place to run a wellness practice: bookings, payments, reminders and reviews, and clients
          who find you.
        </p>
        <div className={styles.actions}>
          <Join>Join as a practitioner</Join>
          <ButtonLink href="/login" variant="outline" size="lg">
            Log in
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Join({ children }: { children: string }) {
  return (
    <ButtonLink href="/register?kind=pro" variant="accent" size="lg">
      {children}
    </ButtonLink>
  );
}
