import { useState } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import type { GiftCardTemplateOfPracticeFragment } from '../../../gql/graphql.js';
import { formatMoney } from '../../../lib/money.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { CopyLinkButton } from '../../../ui/CopyLinkButton.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { GiftCardTemplateOfPractice } from './giftCardsHub.js';
import { TemplateEditor } from './TemplateEditor.js';

export interface TemplatesTabProps {
  templates: readonly FragmentType<typeof GiftCardTemplateOfPractice>[];
  currency: string;
  /** Of the practice's pages. */
  slug: string;
  /** A new one is asked for. */
  adding: boolean;
  onAdd: () => void;
  /** The row of a new one is closed. */
  onAdded: () => void;
}

/** The amounts that a practice offers; each is changed in its row. */
export function TemplatesTab({ templates: masked, currency, slug, adding, onAdd, onAdded }: TemplatesTabProps) {
  const templates = readFragment(GiftCardTemplateOfPractice, masked);
  const [editing, setEditing] = useState<string>();
  const kept = useKeptFocus<HTMLUListElement>();
  return (
    <chakra.div display="grid" gap="3">
      {adding && <TemplateEditor template={undefined} currency={currency} onClose={onAdded} />}
      {templates.length === 0 && !adding && <NoTemplates onAdd={onAdd} />}
      {templates.some((template) => template.active && template.public) && <SoldOnline slug={slug} />}
      {templates.length > 0 && (
        <chakra.ul aria-label="Gift cards" display="grid" gap="2" {...kept}>
          {templates.map((template) => (
            <li key={template.id}>
              {editing === template.id ? (
                <TemplateEditor template={template} currency={currency} onClose={() => setEditing(undefined)} />
              ) : (
                <TemplateRow template={template} currency={currency} onEdit={() => setEditing(template.id)} />
              )}
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}

/** Where everybody buys the public ones. */
function SoldOnline({ slug }: { slug: string }) {
  const href = `/p/${slug}/gift-cards`;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <p>
        Everybody can buy your public gift cards <RouteLink href={href}>on their page</RouteLink>.
      </p>
      <CopyLinkButton href={href} />
    </chakra.div>
  );
}

function NoTemplates({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      heading="h2"
      icon="gift"
      title="No gift cards yet"
      action={
        <Button variant="outline" onClick={onAdd}>
          Create a gift card
        </Button>
      }
    >
      Set the amounts you offer, such as the price of an hour with you.
    </EmptyState>
  );
}

interface TemplateRowProps {
  template: GiftCardTemplateOfPracticeFragment;
  currency: string;
  onEdit: () => void;
}

function TemplateRow({ template, currency, onEdit }: TemplateRowProps) {
  const amount = formatMoney(template.amountCents, currency);
  return (
    <chakra.div
      display="flex"
      gap="3"
      alignItems="center"
      py="3"
      px="4"
      border="1px solid"
      borderColor="line"
      rounded="md"
      bg="surface"
    >
      <chakra.div flex="1" minW="0" display="grid" gap="1">
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <strong>{amount}</strong>
          <Badge tone={template.active ? 'success' : 'neutral'}>{template.active ? 'Active' : 'Inactive'}</Badge>
          <Badge tone={template.public ? 'info' : 'neutral'}>{template.public ? 'Public' : 'Private'}</Badge>
        </chakra.div>
        {template.description && (
          <chakra.p color="textSoft" fontSize="sm" overflowWrap="anywhere">
            {template.description}
          </chakra.p>
        )}
      </chakra.div>
      <Button size="sm" variant="outline" aria-label={`Edit ${amount}`} onClick={onEdit}>
        Edit
      </Button>
    </chakra.div>
  );
}
