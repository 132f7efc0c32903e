import { chakra } from '../../../ui/chakra.js';
import { IconButton } from '../../../ui/IconButton.js';
import { Select } from '../../../ui/Select.js';
import { MAX_BLOCKS, timeOptions, withExtraBlock, type Block } from './weekHours.js';

export interface BlockFieldsProps {
  /** Whose hours they are, such as "Monday". */
  of: string;
  blocks: readonly Block[];
  onChange: (blocks: Block[]) => void;
}

/** The stretches of open time of one day, each with a time to open and one to close. */
export function BlockFields({ of, blocks, onChange }: BlockFieldsProps) {
  const change = (at: number, part: Partial<Block>) =>
    onChange(blocks.map((block, index) => (index === at ? { ...block, ...part } : block)));
  return (
    <chakra.div display="grid" gap="2" minW="0">
      {blocks.map((block, index) => (
        // A stretch has no name but its place in the day.
        <chakra.div
          key={index}
          display="grid"
          gap="2"
          alignItems="center"
          gridTemplateColumns="minmax(0, 1fr) auto minmax(0, 1fr) 2.75rem"
        >
          <Edge {...{ of, block, index, edge: 'startsAt' }} label="opens" onChange={(part) => change(index, part)} />
          <span aria-hidden>–</span>
          <Edge {...{ of, block, index, edge: 'endsAt' }} label="closes" onChange={(part) => change(index, part)} />
          {index > 0 ? (
            <IconButton
              icon="trash"
              label={`Remove hours ${index + 1} of ${of}`}
              onClick={() => onChange(blocks.filter((_, at) => at !== index))}
            />
          ) : (
            <IconButton
              icon="plus"
              label={`Add hours to ${of}`}
              disabled={blocks.length >= MAX_BLOCKS}
              onClick={() => onChange(withExtraBlock(blocks))}
            />
          )}
        </chakra.div>
      ))}
    </chakra.div>
  );
}

interface EdgeProps {
  of: string;
  block: Block;
  index: number;
  edge: keyof Block;
  label: string;
  onChange: (part: Partial<Block>) => void;
}

function Edge({ of, block, index, edge, label, onChange }: EdgeProps) {
  return (
    <Select
      label={`${of} ${label}${index > 0 ? `, hours ${index + 1}` : ''}`}
      hideLabel
      value={block[edge]}
      options={timeOptions(edge, block[edge])}
      onChange={({ target }) => onChange({ [edge]: target.value })}
    />
  );
}
