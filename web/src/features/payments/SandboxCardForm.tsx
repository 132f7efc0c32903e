import type { CardEntryProps } from './CardEntry.js';
import type { CardProvider } from './cardProvider.js';
import { SandboxCardFields } from './SandboxCardFields.js';
import { bankPageOf, type SandboxCard, SandboxStripe } from './sandboxStripe.js';
import { useBankPage } from './useBankPage.js';
import { useCardSetup } from './useCardSetup.js';

export interface SandboxCardFormProps extends CardEntryProps {
  keys: { publishableKey: string; accountId: string; sandboxUrl: string };
}

/** The local card form of development and tests. Card numbers go from the browser to the stand-in provider only. */
export function SandboxCardForm({ keys, submitLabel, disabled = false, ...options }: SandboxCardFormProps) {
  const { save, saving } = useCardSetup(options);
  const bank = useBankPage();
  const onCard = (card: SandboxCard) => {
    const api = new SandboxStripe(keys.sandboxUrl, keys.publishableKey, keys.accountId);
    const authenticate = (secret: string) => bank.authenticate(async () => bankPageOf(await api.retrieve(secret)));
    return save(providerOf(api, card, authenticate));
  };
  return <SandboxCardFields {...{ submitLabel, disabled, saving, bank, onCard }} />;
}

function providerOf(
  api: SandboxStripe,
  card: SandboxCard,
  authenticate: (secret: string) => Promise<void>,
): CardProvider {
  return {
    async confirmSetup(clientSecret) {
      const { status } = await api.confirmSetup(clientSecret, await api.createPaymentMethod(card));
      if (status !== 'succeeded') await authenticate(clientSecret);
    },
    async authenticatePayment(clientSecret) {
      await api.confirmAgain(clientSecret);
      await authenticate(clientSecret);
    },
  };
}
