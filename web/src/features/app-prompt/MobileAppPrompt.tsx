import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import type { MobileAppPromptQuery } from '../../gql/graphql.js';
import { claimText } from '../../lib/practitionersClaim.js';
import { useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { dismissPrompt, isDismissed } from './dismissedPrompt.js';
import styles from './MobileAppPrompt.module.css';
import { PHONE, useMedia } from '../../lib/useMedia.js';

const MobileAppPromptDocument = graphql(`
  query MobileAppPrompt {
    mobileApp {
      appStoreUrl
      playStoreUrl
      textSentAt
      phoneEnding
    }
    currentPractice {
      id
      published
    }
    practitionersClaim
  }
`);

const DownloadMobileApp = graphql(`
  mutation DownloadMobileApp($type: TextType!) {
    sendText(type: $type) {
      result
      errors {
        message
      }
    }
  }
`);

const WORDS = {
  consumer: {
    title: 'Take your bookings with you',
    text: (claim: string | undefined) =>
      claim
        ? `Find and book ${claim} practitioners, and keep all your visits in one place.`
        : 'All your visits in one place.',
  },
  practitioner: {
    title: 'Manage your bookings anywhere',
    text: (claim: string | undefined) =>
      claim
        ? `Join ${claim} practitioners who answer requests and see their day on their phone.`
        : 'Answer requests and see your day on your phone.',
  },
};

export interface MobileAppPromptProps {
  /** consumer: who books; practitioner: who is booked. */
  variant: keyof typeof WORDS;
}

/** Offers the app: store links on a phone, a text to the phone elsewhere. Nothing where there is no app. */
export function MobileAppPrompt({ variant }: MobileAppPromptProps) {
  const [dismissed, setDismissed] = useState(isDismissed);
  const { data } = useQuery(MobileAppPromptDocument, { skip: dismissed });
  const narrow = useMedia(PHONE);
  const app = data?.mobileApp;
  if (dismissed || !app) return null;
  const { title, text } = WORDS[variant];
  const live = variant === 'practitioner' && data.currentPractice?.published;
  const close = () => {
    dismissPrompt();
    setDismissed(true);
  };
  return (
    <Card as="section" tone="tint" className={styles.prompt}>
      <span className={styles.mark}>
        <Icon name="phone" size={26} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{live ? `Your profile is live. ${title}` : title}</h2>
        <p>{text(claimText(data.practitionersClaim))}</p>
        {narrow || !app.phoneEnding ? <StoreLinks app={app} /> : <TextOffer app={app} ending={app.phoneEnding} />}
      </div>
      <IconButton icon="close" label="Not now" onClick={close} />
    </Card>
  );
}

type App = NonNullable<MobileAppPromptQuery['mobileApp']>;

function StoreLinks({ app: { appStoreUrl, playStoreUrl } }: { app: App }) {
  return (
    <div className={styles.actions}>
      {appStoreUrl && (
        <ButtonLink href={appStoreUrl} external size="sm">
          App Store
        </ButtonLink>
      )}
      {playStoreUrl && (
        <ButtonLink href={playStoreUrl} external size="sm" variant="outline">
          Google Play
        </ButtonLink>
      )}
    </div>
  );
}

function TextOffer({ app, ending }: { app: App; ending: string }) {
  const [sentHere, setSentHere] = useState(false);
  const { run, pending, message } = useAction(DownloadMobileApp, {
    failure: CONNECTION_MESSAGE,
    firstReasonOnly: true,
    shown: 'inline',
    onSuccess: () => setSentHere(true),
  });
  const sent = sentHere || Boolean(app.textSentAt);
  const action = sent ? 'Send again' : 'Text me the link';
  return (
    <>
      <p className={styles.sent} role="status">
        {sent
          ? `We texted the link to your phone ending in ${ending}.`
          : `We can text the link to your phone ending in ${ending}.`}
      </p>
      <div className={styles.actions}>
        <Button size="sm" variant="outline" loading={pending} onClick={() => void run({ type: 'download_mobile_app' })}>
          {pending ? 'Sending...' : action}
        </Button>
      </div>
      <div role="alert" className={styles.message}>
        {message}
      </div>
    </>
  );
}
