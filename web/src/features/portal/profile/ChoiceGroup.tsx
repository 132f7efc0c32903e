import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';

export interface ChoiceGroupProps {
  label: string;
  options: readonly { id: string; name: string }[];
  /** Ids of what is chosen, in the order of the choice. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** As many as there can be are chosen: no other can be. */
  full?: boolean;
}

/** Several of a list. */
export function ChoiceGroup({ label, options, value, onChange, full = false }: ChoiceGroupProps) {
  const toggle = (id: string, chosen: boolean) =>
    onChange(chosen ? [...value, id] : value.filter((other) => other !== id));
  return (
    <chakra.fieldset minW="0">
      <chakra.legend mb="2" fontWeight={560}>
        {label}
      </chakra.legend>
      <chakra.div
        display="grid"
        gap="1"
        columnGap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))"
      >
        {options.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={value.includes(id)}
            disabled={full && !value.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
