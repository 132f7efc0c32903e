import { Card } from '../../../../ui/Card.js';
import { chakra } from '../../../../ui/chakra.js';
import { CustomPrices } from './CustomPrices.js';
import { OpenPackages } from './OpenPackages.js';

/** What a client has at the practice: sessions that are paid for, and prices of their own. */
export function PackagesAndPrices({ clientId, zone }: { clientId: string; zone: string }) {
  return (
    <Card as="section">
      <chakra.div display="grid" gap="5" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))">
        <OpenPackages {...{ clientId, zone }} />
        <CustomPrices clientId={clientId} />
      </chakra.div>
    </Card>
  );
}
