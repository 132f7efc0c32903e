import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MoneyInput } from '../../../portal-ui/MoneyInput.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { TextField } from '../../../ui/TextField.js';
import {
  isEmpty,
  variationProblem,
  type ServiceKind,
  type ServiceValues,
  type VariationValues,
} from './serviceValues.js';

const HIDDEN_WHEN_EMPTY = { '&:empty': { display: 'none' } };
/** In addition to the main one; the server's limit. */
const MAX_VARIATIONS = 11;

export interface VariationFieldsProps {
  form: UseFormReturn<ServiceValues>;
  kind: ServiceKind;
  currency: string;
}

/** Other lengths and prices of the same service; none is like another. */
export function VariationFields({ form, kind, currency }: VariationFieldsProps) {
  const { control, setValue } = form;
  const [timeLength, amountCents, variations] = useWatch({
    control,
    name: ['timeLength', 'amountCents', 'variations'],
  });
  const change = (next: VariationValues[]) =>
    setValue('variations', next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const kept = useKeptFocus<HTMLDivElement>(() => null);
  const problems = variations.map((_, index) => variationProblem(kind, { timeLength, amountCents, variations }, index));
  return (
    <chakra.section display="grid" gap="3" justifyItems="start" aria-label="Variations">
      <chakra.div display="grid" gap="3" w="100%" css={HIDDEN_WHEN_EMPTY} {...kept}>
        {variations.map((variation, index) => (
          <VariationField
            key={variation.key}
            {...{ variation, currency, number: index + 2 }}
            // An empty one is still being typed.
            problem={isEmpty(variation) ? undefined : problems[index]}
            onChange={(next) => change(variations.with(index, next))}
            onRemove={() => change(variations.toSpliced(index, 1))}
          />
        ))}
      </chakra.div>
      {variations.length < MAX_VARIATIONS && (
        <Button
          variant="ghost"
          size="sm"
          disabled={variations.some(isEmpty)}
          onClick={() => change([...variations, { key: crypto.randomUUID(), timeLength: '', amountCents: null }])}
        >
          <Icon name="plus" size={16} /> Add a variation
        </Button>
      )}
    </chakra.section>
  );
}

interface VariationFieldProps {
  variation: VariationValues;
  number: number;
  currency: string;
  problem: { timeLength?: string; amountCents?: string } | undefined;
  onChange: (variation: VariationValues) => void;
  onRemove: () => void;
}

function VariationField({ variation, number, currency, problem, onChange, onRemove }: VariationFieldProps) {
  return (
    <chakra.div
      role="group"
      aria-label={`Variation ${number}`}
      display="grid"
      gap="3"
      alignItems="start"
      gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr) auto"
    >
      <TextField
        label="Duration, minutes"
        inputMode="numeric"
        autoComplete="off"
        value={variation.timeLength}
        onChange={({ target }) => onChange({ ...variation, timeLength: target.value })}
        error={problem?.timeLength}
      />
      <MoneyInput
        label="Price"
        currency={currency}
        value={variation.amountCents}
        onChange={(amountCents) => onChange({ ...variation, amountCents })}
        error={problem?.amountCents}
      />
      <chakra.div pt="6">
        <IconButton icon="trash" label={`Remove variation ${number}`} onClick={onRemove} />
      </chakra.div>
    </chakra.div>
  );
}
