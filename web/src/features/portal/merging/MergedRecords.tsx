import { formatDate } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { chakra } from '../../../ui/chakra.js';
import { UndoMergeButton } from './UndoMergeButton.js';

export interface MergedRecordsProps {
  heading: string;
  /** In which the practice reads days, IANA. */
  zone: string;
  merges: readonly {
    id: string;
    undoableUntil: string;
    client: { name: string };
    into: { name: string };
  }[];
}

/** Merged records, each of which can be separated again. Renders nothing if there are none. */
export function MergedRecords({ heading, zone, merges }: MergedRecordsProps) {
  const kept = useKeptFocus<HTMLUListElement>();
  if (merges.length === 0) return null;
  return (
    <section>
      <chakra.h3 mb="3" fontSize="lg">
        {heading}
      </chakra.h3>
      <chakra.ul display="grid" gap="3" {...kept}>
        {merges.map(({ id, client, into, undoableUntil }) => (
          <chakra.li key={id} display="flex" gap="3" alignItems="center" justifyContent="space-between">
            <chakra.div minW="0" overflowWrap="anywhere">
              <p>
                {client.name} is part of {into.name}
              </p>
              <chakra.p color="textSoft" fontSize="sm">
                Can be undone until {formatDate(parseOffsetDateTime(undoableUntil), zone)}
              </chakra.p>
            </chakra.div>
            <UndoMergeButton mergeId={id} name={client.name} keptName={into.name} />
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}
