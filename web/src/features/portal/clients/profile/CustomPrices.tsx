import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../../gql/gql.js';
import { lazyPart } from '../../../../lib/lazyPage.js';
import { formatAmount } from '../../../../lib/money.js';
import { Overlay } from '../../../../portal-ui/Overlay.js';
import { useKeptFocus } from '../../../../portal-ui/useKeptFocus.js';
import { Button } from '../../../../ui/Button.js';
import { chakra } from '../../../../ui/chakra.js';
import { ErrorState } from '../../../../ui/EmptyState.js';
import { Skeleton } from '../../../../ui/Skeleton.js';
import { useBookingCatalog } from '../../appointment-form/useBookingCatalog.js';
import { priceRows, pricedVariations, type PriceRow } from './pricedVariations.js';

const PricesOfClient = graphql(`
  query PricesOfClient($clientId: ID!) {
    client(clientId: $clientId) {
      id
      customPrices {
        id
        serviceId
        amountCents
      }
    }
  }
`);

const PriceFlyout = lazyPart(async () => (await import('./PriceFlyout.js')).PriceFlyout);

const HIDDEN_WHEN_EMPTY = { '&:empty': { display: 'none' } };

/** Prices that the practice has agreed with a client; booking for the client begins with them. */
export function CustomPrices({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useQuery(PricesOfClient, {
    variables: { clientId },
    fetchPolicy: 'cache-and-network',
  });
  const { catalog, error: catalogError, refetch: refetchCatalog } = useBookingCatalog();
  /** What is changed; "new" for another one. */
  const [open, setOpen] = useState<PriceRow | 'new'>();
  const kept = useKeptFocus<HTMLUListElement>();
  const variations = catalog && pricedVariations(catalog.services);
  const rows = data?.client && variations && priceRows(data.client.customPrices, variations);
  const failed = !rows && (error !== undefined || catalogError !== undefined || (data !== undefined && !data.client));
  const retry = () => void Promise.all([refetch(), refetchCatalog()]);
  return (
    <chakra.section display="grid" gap="3" alignContent="start" minW="0" aria-label="Custom prices">
      <chakra.h2 fontSize="lg">Custom prices</chakra.h2>
      {failed && <ErrorState title="The prices did not load" onRetry={retry} />}
      {!rows && !failed && <Skeleton lines={2} />}
      {rows && catalog && (
        <>
          {rows.length === 0 && (
            <chakra.p color="textSoft" fontSize="sm">
              None. This client pays your usual prices.
            </chakra.p>
          )}
          <chakra.ul display="grid" gap="3" css={HIDDEN_WHEN_EMPTY} {...kept}>
            {rows.map((row) => (
              <PriceItem
                key={row.serviceId}
                {...{ row }}
                currency={catalog.defaultCurrency}
                onChange={() => setOpen(row)}
              />
            ))}
          </chakra.ul>
          <p>
            <Button variant="outline" size="sm" onClick={() => setOpen('new')}>
              Add a price
            </Button>
          </p>
        </>
      )}
      {open && rows && variations && catalog && (
        <Overlay onClose={() => setOpen(undefined)}>
          <PriceFlyout
            {...{ clientId, variations }}
            currency={catalog.defaultCurrency}
            row={open === 'new' ? undefined : open}
            taken={rows.map(({ serviceId }) => serviceId)}
            onClose={() => setOpen(undefined)}
          />
        </Overlay>
      )}
    </chakra.section>
  );
}

function PriceItem({ row, currency, onChange }: { row: PriceRow; currency: string; onChange: () => void }) {
  const { label, amountCents, usualCents } = row;
  return (
    <chakra.li display="flex" gap="3" alignItems="center" justifyContent="space-between" minW="0">
      <chakra.span display="grid" minW="0">
        <chakra.strong fontWeight={600} overflowWrap="anywhere">
          {label}
        </chakra.strong>
        <chakra.span color="textSoft" fontSize="sm">
          {formatAmount(amountCents, currency)}
          {usualCents !== undefined && ` instead of ${formatAmount(usualCents, currency)}`}
        </chakra.span>
      </chakra.span>
      <Button variant="ghost" size="sm" onClick={onChange}>
        Change<span className="visually-hidden"> the price of {label}</span>
      </Button>
    </chakra.li>
  );
}
