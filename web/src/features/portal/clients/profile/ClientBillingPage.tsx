import { Card } from '../../../../ui/Card.js';
import { ClientPayments } from '../../payments/ClientPayments.js';
import { ClientCard } from '../ClientCard.js';
import { CommunicationSettings } from './CommunicationSettings.js';
import { ClientFrame } from './ClientFrame.js';

/** /portal/clients/{id}/billing: how a client pays, what they are sent by itself, and what was paid. */
export function ClientBillingPage() {
  return (
    <ClientFrame page="billing">
      {({ client }) => (
        <>
          <Card as="section">
            <ClientCard clientId={client.id} heading="h2" deletable />
          </Card>
          <Card as="section">
            <CommunicationSettings clientId={client.id} />
          </Card>
          <ClientPayments clientId={client.id} />
        </>
      )}
    </ClientFrame>
  );
}
