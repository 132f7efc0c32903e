import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPage.js';
import { useAddressHash } from '../../../lib/useAddressHash.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { ListPage } from '../../../portal-ui/ListPage.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Tabs } from '../../../ui/Tabs.js';
import { ActivityTab } from './ActivityTab.js';
import { useGiftCardTemplates } from './giftCardsHub.js';
import { TemplatesTab } from './TemplatesTab.js';

const SendGiftCardFlyout = lazyPart(async () => (await import('./SendGiftCardFlyout.js')).SendGiftCardFlyout);

const ACTIVITY = 'activity';

/** /portal/gift_card_templates: the gift cards that a practice offers, and those that were sent (spec portal-configuration §2). */
export function GiftCardsPage() {
  usePageTitle('Gift Cards');
  const { templates, practice, error, retry } = useGiftCardTemplates();
  const [hash, setHash] = useAddressHash();
  const [adding, setAdding] = useState(false);
  const [sending, setSending] = useState(false);
  if (practice && !practice.giftCardsEnabled) return <NotInPlan />;
  const tab = hash === ACTIVITY ? ACTIVITY : 'templates';
  const show = (next: string) => (next === ACTIVITY ? setHash(ACTIVITY, { replace: true }) : setHash(''));
  const add = () => {
    show('templates');
    setAdding(true);
  };
  return (
    <ListPage title="Gift Cards" actions={practice && <Actions onSend={() => setSending(true)} onAdd={add} />}>
      {(!templates || !practice) && (error ? <ErrorState heading="h2" onRetry={retry} /> : <Skeleton lines={4} />)}
      {templates && practice && (
        <chakra.div minW="0">
          <Tabs
            label="Gift cards"
            value={tab}
            onChange={show}
            tabs={[
              {
                value: 'templates',
                label: 'Gift Cards',
                content: (
                  <TemplatesTab
                    {...{ templates, adding }}
                    currency={practice.defaultCurrency}
                    slug={practice.slug}
                    onAdd={add}
                    onAdded={() => setAdding(false)}
                  />
                ),
              },
              { value: ACTIVITY, label: 'Activity', content: <ActivityTab /> },
            ]}
          />
        </chakra.div>
      )}
      {templates && practice && sending && (
        <Overlay onClose={() => setSending(false)}>
          <SendGiftCardFlyout
            {...{ templates }}
            currency={practice.defaultCurrency}
            onSent={() => show(ACTIVITY)}
            onClose={() => setSending(false)}
          />
        </Overlay>
      )}
    </ListPage>
  );
}

function NotInPlan() {
  return (
    <ListPage title="Gift Cards">
      <EmptyState
        icon="gift"
        heading="h2"
        title="Not part of your plan"
        action={
          <ButtonLink variant="outline" href="/portal">
            Back to overview
          </ButtonLink>
        }
      >
        Gift cards aren't part of your plan. Write to support to get access.
      </EmptyState>
    </ListPage>
  );
}

function Actions({ onSend, onAdd }: { onSend: () => void; onAdd: () => void }) {
  return (
    <>
      <Button variant="outline" onClick={onSend}>
        Send a gift card
      </Button>
      <Button onClick={onAdd}>Create New</Button>
    </>
  );
}
