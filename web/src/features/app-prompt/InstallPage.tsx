import { usePageTitle } from '../../lib/usePageTitle.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import styles from './InstallPage.module.css';
import { useInstallation } from './useInstallation.js';

/** `/install`: how the site becomes an application on a phone or a computer, without a store. */
export function InstallPage() {
  usePageTitle('Get the app');
  const { installed, install } = useInstallation();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.header}>
        <h1>Yarrow on your home screen</h1>
        <p>Your bookings, one tap away. It takes a few seconds, no app store and hardly any space.</p>
        {installed ? (
          <ButtonLink href="/bookings" size="lg">
            It's installed. See your bookings
          </ButtonLink>
        ) : (
          install && (
            <Button size="lg" onClick={() => void install()}>
              Install now
            </Button>
          )
        )}
      </header>
      <div className={styles.ways}>
        <Way
          title="iPhone and iPad"
          steps={['Open this page in Safari.', 'Tap the share button.', 'Choose “Add to Home Screen”, then “Add”.']}
        />
        <Way
          title="Android"
          steps={[
            'Open this page in Chrome.',
            'Tap the menu with three dots.',
            'Choose “Install app” or “Add to home screen”.',
          ]}
        />
        <Way
          title="Computer"
          steps={[
            'Open this page in Chrome or Edge.',
            'Click the install icon in the address bar.',
            'Choose “Install”.',
          ]}
        />
      </div>
    </main>
  );
}

function Way({ title, steps }: { title: string; steps: string[] }) {
  return (
    <Card as="section">
      <h2 className={styles.device}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
