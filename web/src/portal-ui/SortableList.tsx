import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { sortBy } from 'es-toolkit/array';
import { useRef, type ReactNode, type RefObject } from 'react';
import { chakra } from '../ui/chakra.js';
import { Icon } from '../ui/Icon.js';

export interface SortableListProps<T> {
  /** What the list holds, such as "Services". */
  label: string;
  items: readonly T[];
  itemId: (item: T) => string;
  /** What an item is called, for its handle and what is announced. */
  itemName: (item: T) => string;
  children: (item: T) => ReactNode;
  /** The items in their new order; the position of the first is 1 on the server. */
  onSort: (items: readonly T[]) => void;
  disabled?: boolean;
}

const INSTRUCTIONS = 'Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to leave it.';

/** A list that is put in order by dragging its handles, or with Space and arrow keys. */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, items, itemId, itemName, children, onSort, disabled = false } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(itemId);
  const lastOver = useRef<string>(undefined);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (to >= 0 && from !== to) onSort(arrayMove([...items], from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestItem}
      accessibility={{
        announcements: announcementsOf(ids, items.map(itemName), lastOver),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <chakra.ul aria-label={label} display="grid" gap="2">
          {items.map((item) => (
            <SortableItem key={itemId(item)} id={itemId(item)} name={itemName(item)} disabled={disabled}>
              {children(item)}
            </SortableItem>
          ))}
        </chakra.ul>
      </SortableContext>
    </DndContext>
  );
}

/** Arrow keys align edges. The centre of an item that is much taller than the others says nothing about its place. */
const closestItem: CollisionDetection = (args) => (args.pointerCoordinates ? closestCenter(args) : closestEdge(args));

/** `sortableKeyboardCoordinates` aligns tops with the items before the moved one, and bottoms with those after it. */
const closestEdge: CollisionDetection = ({ active, collisionRect, droppableRects, droppableContainers }) => {
  const start = droppableRects.get(active.id);
  const collisions = droppableContainers.flatMap((droppableContainer) => {
    const rect = droppableRects.get(droppableContainer.id);
    if (!rect || !start) return [];
    const edge = rect.top <= start.top ? 'top' : 'bottom';
    const value = Math.abs(rect[edge] - collisionRect[edge]);
    return [{ id: droppableContainer.id, data: { droppableContainer, value } }];
  });
  return sortBy(collisions, [({ data }) => data.value]);
};

interface SortableItemProps {
  id: string;
  name: string;
  disabled: boolean;
  children: ReactNode;
}

function SortableItem({ id, name, disabled, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <chakra.li
      ref={setNodeRef}
      display="flex"
      gap="3"
      alignItems="center"
      py="2"
      px="3"
      border="1px solid"
      borderColor={isDragging ? 'brand' : 'line'}
      rounded="md"
      bg="surface"
      shadow={isDragging ? 'md' : 'none'}
      position="relative"
      zIndex={isDragging ? 1 : 'auto'}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <chakra.button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        disabled={disabled}
        aria-label={`Move ${name}`}
        p="1"
        color="textFaint"
        cursor="grab"
        touchAction="none"
      >
        <Icon name="menu" size={18} />
      </chakra.button>
      <chakra.div flex="1" minW="0">
        {children}
      </chakra.div>
    </chakra.li>
  );
}

/**
 * What a screen reader hears while an item is moved.
 * @param lastOver the item it was last over: it is over itself at once, which would replace the pick-up announcement
 */
function announcementsOf(
  ids: readonly string[],
  names: readonly string[],
  lastOver: RefObject<string | undefined>,
): Announcements {
  const name = (id: string | number) => names[ids.indexOf(String(id))] ?? '';
  const place = (id: string | number) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const isNew = (id: string) => {
    const changed = lastOver.current !== id;
    lastOver.current = id;
    return changed;
  };
  return {
    onDragStart: ({ active }) => {
      lastOver.current = String(active.id);
      return `${name(active.id)} is picked up, at ${place(active.id)}.`;
    },
    onDragOver: ({ active, over }) =>
      over && isNew(String(over.id)) ? `${name(active.id)} is at ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `${name(active.id)} is put down at ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${name(active.id)} is back at ${place(active.id)}.`,
  };
}
