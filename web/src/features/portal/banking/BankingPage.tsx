import { z } from 'zod/mini';
import { graphql } from '../../../gql/gql.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { SettingsPage } from '../../../portal-ui/SettingsPage.js';
import { useAction } from '../../../lib/useAction.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { chakra } from '../../../ui/chakra.js';
import { ConnectionFrame, NotThere } from '../connecting/ConnectionFrame.js';
import { CardProviders } from './CardProviders.js';
import { CurrencyField } from './CurrencyField.js';
import { saySaved } from './savedToast.js';
import { TipsSwitch } from './TipsSwitch.js';
import { type BankedPractice, type PaymentAccounts, useBanking } from './useBanking.js';
import { WalletSection } from './WalletSection.js';

const UpdatePracticeOfflineOptions = graphql(`
  mutation UpdatePracticeOfflineOptions(
    $acceptsCash: Boolean!
    $acceptsCreditCard: Boolean!
    $acceptsPaypal: Boolean!
    $acceptsVenmo: Boolean!
    $acceptsZelle: Boolean!
  ) {
    updatePracticeOfflineOptions(
      acceptsCash: $acceptsCash
      acceptsCreditCard: $acceptsCreditCard
      acceptsPaypal: $acceptsPaypal
      acceptsVenmo: $acceptsVenmo
      acceptsZelle: $acceptsZelle
    ) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        acceptsCash
        acceptsOfflineCreditCard
        acceptsPaypal
        acceptsVenmo
        acceptsZelle
      }
    }
  }
`);

const schema = z.object({
  acceptsCash: z.boolean(),
  acceptsCreditCard: z.boolean(),
  acceptsPaypal: z.boolean(),
  acceptsVenmo: z.boolean(),
  acceptsZelle: z.boolean(),
});

const HEAD = {
  title: 'Payments',
  above: [{ label: 'Settings', href: '/portal/settings' }],
  description: 'How your clients pay you, online and in person.',
};

/** /portal/settings/banking: who moves the practice's money, and how it is paid directly. */
export function BankingPage() {
  usePageTitle('Payments');
  const { practice, accounts, failed, retry } = useBanking();
  if (practice && accounts) return <Settings {...{ practice, accounts }} />;
  return (
    <ConnectionFrame {...HEAD}>
      <NotThere failed={failed} onRetry={retry} />
    </ConnectionFrame>
  );
}

interface SettingsProps {
  practice: BankedPractice;
  accounts: PaymentAccounts;
}

function Settings({ practice, accounts }: SettingsProps) {
  const update = useAction(UpdatePracticeOfflineOptions, {
    failure: 'Please try again later.',
    saysError: true,
    shown: 'inline',
    fields: ['acceptsVenmo'],
    onSuccess: saySaved,
  });
  const { acceptsCash, acceptsOfflineCreditCard, acceptsPaypal, acceptsVenmo, acceptsZelle } = practice;
  const original = {
    acceptsCash,
    acceptsCreditCard: acceptsOfflineCreditCard,
    acceptsPaypal,
    acceptsVenmo,
    acceptsZelle,
  };
  return (
    <SettingsPage<z.infer<typeof schema>>
      {...HEAD}
      {...{ original, schema }}
      onSave={update.run}
      before={
        <chakra.div display="grid" gap="6" pb="2">
          <CardProviders {...{ practice, accounts }} />
          <WalletSection {...{ practice, accounts }} />
          <MoneySection {...{ practice, accounts }} />
          <chakra.div display="grid" gap="1">
            <chakra.h2 fontSize="xl">Paid directly</chakra.h2>
            <chakra.p color="textSoft">
              Clients see how they can pay you in person. This is for information only: no money moves through us.
            </chakra.p>
          </chakra.div>
        </chakra.div>
      }
    >
      {({ register, formState: { errors } }) => (
        <>
          <Checkbox label="Cash" {...register('acceptsCash')} />
          <Checkbox label="Credit card" hint="With your own card reader." {...register('acceptsCreditCard')} />
          <Checkbox label="PayPal" hint="Sent to you directly, not through Yarrow." {...register('acceptsPaypal')} />
          {practice.defaultCurrency === 'USD' && (
            <Checkbox label="Venmo" error={errors.acceptsVenmo?.message} {...register('acceptsVenmo')} />
          )}
          <Checkbox label="Zelle" {...register('acceptsZelle')} />
        </>
      )}
    </SettingsPage>
  );
}

function MoneySection({ practice, accounts }: SettingsProps) {
  return (
    <chakra.section aria-labelledby="money" display="grid" gap="4">
      <chakra.h2 id="money" fontSize="xl">
        {practice.currencyEnabled ? 'Currency and tips' : 'Tips'}
      </chakra.h2>
      <chakra.div
        display="grid"
        gap="4"
        p="5"
        border="1px solid"
        borderColor="line"
        rounded="lg"
        bg="surface"
        justifyItems="start"
      >
        {practice.currencyEnabled && <CurrencyField {...{ practice, accounts }} />}
        <TipsSwitch practice={practice} />
      </chakra.div>
    </chakra.section>
  );
}
