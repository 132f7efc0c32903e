import { formatMoney } from '../../../lib/money.js';
import { chakra } from '../../../ui/chakra.js';
import { CopyLinkButton } from '../../../ui/CopyLinkButton.js';
import { CURRENCY, type Referral } from './useReferral.js';

/** The code, a link that holds it, and what a use of it earns. */
export function DiscountCode({ referral }: { referral: Referral }) {
  const { discountCode } = referral;
  return (
    <chakra.section
      aria-label="Your discount code"
      display="grid"
      gap="3"
      p="5"
      border="1px solid"
      borderColor="brandLine"
      rounded="lg"
      bg="surface"
    >
      <chakra.h2 fontSize="lg">Your discount code</chakra.h2>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <chakra.code fontSize="xl" letterSpacing="0.08em">
          {discountCode}
        </chakra.code>
        <CopyLinkButton href={`/register?kind=pro&referral=${discountCode}`} variant="outline" />
      </chakra.div>
      <chakra.p color="textSoft">
        Other practitioners enter it when they register, or use your link. {worthText(referral)}
      </chakra.p>
    </chakra.section>
  );
}

function worthText({ creditCents, isLifer }: Referral): string {
  if (creditCents === 0) return 'At the moment Yarrow pays no credit for it; your uses are counted.';
  const amount = formatMoney(creditCents, CURRENCY);
  return isLifer
    ? `You earn ${amount} for each, which you can withdraw.`
    : `You earn ${amount} for each, which pays for your subscription.`;
}
