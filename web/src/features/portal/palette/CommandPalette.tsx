import { createListCollection } from '@chakra-ui/react/collection';
import { Listbox as Chakra } from '@chakra-ui/react/listbox';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { chakra } from '../../../ui/chakra.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Icon } from '../../../ui/Icon.js';
import { COMMAND_GROUPS, type Command } from './commands.js';
import { useCommands, type Found } from './useCommands.js';

const recipe = defineSlotRecipe({
  slots: ['root', 'input', 'content', 'item', 'itemGroup', 'itemGroupLabel'],
  base: {
    root: { display: 'grid', gap: '3', minW: '0' },
    input: {
      w: '100%',
      h: 'control',
      px: '4',
      border: '1px solid',
      borderColor: 'controlLine',
      rounded: 'md',
      bg: 'surface',
      fontSize: 'max(16px, var(--text-md))',
      _focusVisible: { outline: '2px solid var(--color-focus)', outlineOffset: '1px' },
    },
    content: {
      // As high with one line as with twenty: nothing moves while the user types.
      h: 'min(24rem, 50vh)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      fontSize: 'sm',
      _focusVisible: { outline: 'none' },
    },
    itemGroup: { '& + &': { mt: '3' } },
    itemGroupLabel: { px: '3', pb: '1', color: 'textFaint', fontSize: 'xs', fontWeight: 560 },
    item: {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      py: '2',
      px: '3',
      rounded: 'sm',
      cursor: 'pointer',
      _highlighted: { bg: 'brandQuiet' },
      '& > svg': { flex: 'none', color: 'textFaint' },
      '& > span': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      // Who or what it is, before its details.
      '& > span:first-of-type': { flex: 'none', maxW: '65%' },
    },
  },
});

export interface CommandPaletteProps {
  /** Pages and actions. */
  fixed: readonly Command[];
  onClose: () => void;
}

/** Finds clients, appointments, pages and actions by typing: arrows choose, Enter goes there or does it. */
export function CommandPalette({ fixed, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const found = useCommands(text, fixed);
  const collection = useMemo(() => collectionOf(found.commands), [found.commands]);
  const [chosen, setChosen] = useState<string | null>(null);
  // Enter runs the first command until the user highlights another one.
  const highlighted = chosen !== null && collection.has(chosen) ? chosen : (collection.firstValue ?? null);
  const { link, follow } = useFollow();
  const take = ({ href, run }: Command) => {
    if (href) follow(href);
    onClose();
    run?.();
  };
  return (
    <Dialog open onClose={onClose} title="Find or do">
      <Chakra.Root<Command>
        recipe={recipe}
        collection={collection}
        value={NONE}
        onValueChange={({ items }) => items[0] && take(items[0])}
        highlightedValue={highlighted}
        onHighlightChange={({ highlightedValue }) => setChosen(highlightedValue)}
        selectionMode="single"
      >
        <Chakra.Label className="visually-hidden">Find a client, an appointment, a page or an action</Chakra.Label>
        <Chakra.Input
          role="combobox"
          aria-expanded
          data-list-stays
          aria-label="Find a client, an appointment, a page or an action"
          placeholder="Client, appointment, page or action"
          autoFocus
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(null);
          }}
        />
        {/* With nothing in it, what is said about it stands in its place. */}
        <Chakra.Content aria-busy={found.searching} css={{ '&:not(:has([role=option]))': { order: 1 } }}>
          {collection.group().map(([group, commands]) => (
            <Group key={group} {...{ group, commands }} />
          ))}
        </Chakra.Content>
        <chakra.p role="status" minH="1.4em" color="textSoft" fontSize="sm">
          {outcome(found, text.trim())}
        </chakra.p>
      </Chakra.Root>
      {link}
    </Dialog>
  );
}

function Group({ group, commands }: { group: string; commands: readonly Command[] }) {
  return (
    <Chakra.ItemGroup>
      <Chakra.ItemGroupLabel>{group}</Chakra.ItemGroupLabel>
      {commands.map((command) => (
        <Chakra.Item key={command.id} item={command}>
          <Icon name={command.icon} size={18} />
          <span>{command.label}</span>
          {command.detail && <chakra.span color="textFaint">{command.detail}</chakra.span>}
        </Chakra.Item>
      ))}
    </Chakra.ItemGroup>
  );
}

/** Nothing stays chosen: what is taken is done. */
const NONE: string[] = [];

function collectionOf(commands: readonly Command[]) {
  return createListCollection({
    items: [...commands].sort((one, other) => placeOf(one) - placeOf(other)),
    itemToValue: ({ id }) => id,
    itemToString: ({ label }) => label,
    groupBy: ({ group }) => group,
    groupSort: [...COMMAND_GROUPS],
  });
}

const placeOf = ({ group }: Command) => COMMAND_GROUPS.indexOf(group);

function outcome({ commands, searching, failed }: Found, typed: string): string {
  if (searching) return 'Searching…';
  if (failed) return "We couldn't search clients and appointments. Please try again.";
  if (commands.length === 0) return `Nothing found for “${typed}”.`;
  return typed ? `${commands.length} found` : '';
}

/** Goes to a page as a link does, so that a form with changes asks first (portal-ui/useLeaveGuard.ts). */
function useFollow() {
  const [, navigate] = useLocation();
  const element = useRef<HTMLAnchorElement>(null);
  const follow = (href: string) => {
    element.current?.setAttribute('href', href);
    element.current?.click();
  };
  const link = (
    <a
      ref={element}
      hidden
      tabIndex={-1}
      aria-hidden="true"
      onClick={(event) => {
        event.preventDefault();
        navigate(event.currentTarget.getAttribute('href') ?? '');
      }}
    />
  );
  return { link, follow };
}
