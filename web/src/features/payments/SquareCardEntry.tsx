import type { CardEntryProps } from './CardEntry.js';
import { SandboxCardFields } from './SandboxCardFields.js';
import { SandboxSquare } from './sandboxSquare.js';
import type { SandboxCard } from './sandboxStripe.js';
import { SquareCardForm } from './SquareCardForm.js';
import { useBankPage } from './useBankPage.js';
import { useSquareCard } from './useSquareCard.js';

export interface SquareCardEntryProps extends CardEntryProps {
  keys: {
    publishableKey: string;
    squareLocationId?: string | null | undefined;
    sandboxUrl?: string | null | undefined;
  };
}

/** Takes a card by Square: its own fields with live keys, a local form against the stand-in of development. */
export function SquareCardEntry({ keys, ...props }: SquareCardEntryProps) {
  const { publishableKey: applicationId, squareLocationId, sandboxUrl } = keys;
  const locationId = squareLocationId ?? '';
  if (!sandboxUrl) return <SquareCardForm {...props} keys={{ applicationId, locationId }} />;
  return <SandboxSquareForm {...props} keys={{ applicationId, locationId, sandboxUrl }} />;
}

interface SandboxSquareFormProps extends CardEntryProps {
  keys: { applicationId: string; locationId: string; sandboxUrl: string };
}

function SandboxSquareForm({ keys, submitLabel, disabled = false, ...options }: SandboxSquareFormProps) {
  const { save, saving } = useSquareCard(options);
  const bank = useBankPage();
  const onCard = (card: SandboxCard) => {
    const api = new SandboxSquare(keys.sandboxUrl, keys.applicationId, keys.locationId);
    return save(() => api.tokenize(card, bank.authenticate));
  };
  return <SandboxCardFields {...{ submitLabel, disabled, saving, bank, onCard }} />;
}
