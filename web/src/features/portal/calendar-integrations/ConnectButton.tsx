import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { CalendarProvider } from '../../../gql/graphql.js';
import { lazyPart } from '../../../lib/lazyPage.js';
import { useAction } from '../../../lib/useAction.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { Button } from '../../../ui/Button.js';
import { useLeaving } from '../connecting/useLeaving.js';
import { takesLogin, type LoginProvider } from './providers.js';

const CalDavFlyout = lazyPart(async () => (await import('./CalDavFlyout.js')).CalDavFlyout);

const ConnectCalendar = graphql(`
  mutation ConnectCalendar($provider: CalendarProvider!) {
    connectCalendar(provider: $provider) {
      result
      errors {
        code
        message
        field
      }
      url
    }
  }
`);

interface ButtonText {
  /** Visible text. */
  text: string;
  /** Accessible name, which starts with the text. */
  label: string;
}

export interface ConnectButtonProps extends ButtonText {
  provider: CalendarProvider;
  practiceId: string;
}

/** Connects an account, or connects it again: on the provider's own page, or by a form. */
export function ConnectButton({ provider, practiceId, ...rest }: ConnectButtonProps) {
  return takesLogin(provider) ? (
    <FormButton {...{ provider, practiceId }} {...rest} />
  ) : (
    <PageButton provider={provider} {...rest} />
  );
}

function PageButton({ provider, text, label }: ButtonText & { provider: CalendarProvider }) {
  const [gone, leave] = useLeaving();
  const connect = useAction(ConnectCalendar, {
    failure: "We couldn't open the login page. Please try again.",
    onSuccess: ({ url }) => leave(url),
  });
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={label}
      loading={connect.pending || gone}
      onClick={() => void connect.run({ provider })}
    >
      {text}
    </Button>
  );
}

function FormButton({ provider, practiceId, text, label }: ConnectButtonProps & { provider: LoginProvider }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="outline" aria-label={label} onClick={() => setOpen(true)}>
        {text}
      </Button>
      {open && (
        <Overlay onClose={close}>
          <CalDavFlyout {...{ provider, practiceId }} onClose={close} />
        </Overlay>
      )}
    </>
  );
}
