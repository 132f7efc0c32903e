import { chakra } from '../ui/chakra.js';
import { Button } from '../ui/Button.js';
import { Checkbox } from '../ui/Checkbox.js';
import { Icon } from '../ui/Icon.js';
import { IconButton } from '../ui/IconButton.js';
import { TextField } from '../ui/TextField.js';
import { EXTRA_BLOCK, problemOfDay, WEEK_DAYS, type DayHours, type HoursBlock } from './weeklyHours.js';

export interface WeeklyHoursFieldProps {
  label: string;
  value: readonly DayHours[];
  onChange: (week: DayHours[]) => void;
}

/** Hours of a week, day by day, each with as many stretches as there are breaks in it and one more. */
export function WeeklyHoursField({ label, value, onChange }: WeeklyHoursFieldProps) {
  return (
    <chakra.fieldset display="grid" gap="3" minW="0">
      <chakra.legend mb="2" p="0" fontWeight={560} fontSize="sm">
        {label}
      </chakra.legend>
      {WEEK_DAYS.map(({ weekDay, name }) => {
        const index = value.findIndex((day) => day.weekDay === weekDay);
        const day = value[index];
        return day && <Day key={weekDay} {...{ name, day }} onChange={(next) => onChange(value.with(index, next))} />;
      })}
    </chakra.fieldset>
  );
}

interface DayProps {
  name: string;
  day: DayHours;
  onChange: (day: DayHours) => void;
}

function Day({ name, day, onChange }: DayProps) {
  const { enabled, blocks } = day;
  const problem = problemOfDay(day);
  const change = (next: readonly HoursBlock[]) => onChange({ ...day, blocks: next });
  return (
    <chakra.div display="grid" gap="2" role="group" aria-label={name}>
      <Checkbox
        label={name}
        checked={enabled}
        onChange={({ target }) => onChange({ ...day, enabled: target.checked })}
      />
      {enabled && (
        <chakra.div display="grid" gap="2" justifyItems="start" pl={{ base: '0', tablet: '8' }}>
          {blocks.map((block, index) => (
            <Block
              // A stretch has no name but its place.
              key={index}
              {...{ name, block }}
              number={index + 1}
              onChange={(next) => change(blocks.with(index, next))}
              onRemove={blocks.length > 1 ? () => change(blocks.toSpliced(index, 1)) : undefined}
            />
          ))}
          {problem && (
            <chakra.p role="alert" color="danger" fontSize="sm">
              {problem}
            </chakra.p>
          )}
          <Button variant="ghost" size="sm" onClick={() => change([...blocks, EXTRA_BLOCK])}>
            <Icon name="plus" size={16} /> Add hours<span className="visually-hidden"> on {name}</span>
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}

interface BlockProps {
  name: string;
  number: number;
  block: HoursBlock;
  onChange: (block: HoursBlock) => void;
  onRemove: (() => void) | undefined;
}

function Block({ name, number, block, onChange, onRemove }: BlockProps) {
  const which = number === 1 ? name : `${name}, ${number}`;
  return (
    <chakra.div display="flex" gap="2" alignItems="center" w="100%" css={FIELDS}>
      <TextField
        {...{ type: 'time', label: `Opens (${which})`, hideLabel: true, value: block.startsAt }}
        onChange={({ target }) => onChange({ ...block, startsAt: target.value.slice(0, 5) })}
      />
      <span aria-hidden="true">–</span>
      <TextField
        {...{ type: 'time', label: `Closes (${which})`, hideLabel: true }}
        value={block.endsAt === MIDNIGHT ? '00:00' : block.endsAt}
        onChange={({ target }) => onChange({ ...block, endsAt: endOf(target.value.slice(0, 5)) })}
      />
      {onRemove && <IconButton icon="trash" label={`Remove these hours (${which})`} onClick={onRemove} />}
    </chakra.div>
  );
}

/** As wide as there is room for, on a phone as well. */
const FIELDS = { '& > :has(input)': { flex: '1 1 0', minWidth: 0, maxWidth: '10rem' } } as const;

/** The end of a day, which a field for times cannot say. */
const MIDNIGHT = '24:00';
const endOf = (typed: string) => (typed === '00:00' ? MIDNIGHT : typed);
