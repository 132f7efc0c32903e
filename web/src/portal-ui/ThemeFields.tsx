import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { readableShade } from '../theme/readableShade.js';
import { chakra } from '../ui/chakra.js';
import { Checkbox } from '../ui/Checkbox.js';
import { RadioCards } from '../ui/RadioCards.js';
import { Select } from '../ui/Select.js';
import type { ThemeValues } from './themeChoice.js';

const STYLES = [
  { value: 'square', title: 'Square' },
  { value: 'rounded', title: 'Rounded' },
  { value: 'pill', title: 'Pill' },
] as const;
/** Families that most devices have. */
const FONTS = ['Georgia', 'Palatino', 'Garamond', 'Arial', 'Verdana', 'Trebuchet MS', 'Tahoma'].map((font) => ({
  value: font,
  label: font,
}));

export interface ThemeFieldsProps {
  form: UseFormReturn<ThemeValues>;
  /** What gets the look, such as "The form". */
  what: string;
}

/** Colour, shape of the buttons and fonts. */
export function ThemeFields({ form, what }: ThemeFieldsProps) {
  const { register, control } = form;
  const [ownColor, color] = useWatch({ control, name: ['ownColor', 'color'] });
  return (
    <>
      <chakra.div display="grid" gap="2">
        <Checkbox label="Use a color of my own" {...register('ownColor')} />
        {ownColor && (
          <chakra.label display="flex" gap="3" alignItems="center">
            <input type="color" {...register('color')} /> Color of buttons and links
          </chakra.label>
        )}
        {ownColor && readableShade(color) !== color && (
          <chakra.p color="textSoft" fontSize="sm">
            This color is too light for text. {what} uses a darker shade of it.
          </chakra.p>
        )}
      </chakra.div>
      <Controller
        control={control}
        name="buttonStyle"
        render={({ field }) => (
          <RadioCards
            legend="Shape of the buttons"
            layout="row"
            options={STYLES}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Select label="Font of headings" options={FONTS} placeholder="Yarrow's own" {...register('headings')} />
      <Select label="Font of text" options={FONTS} placeholder="Yarrow's own" {...register('text')} />
    </>
  );
}
