import { defineRecipe } from '@chakra-ui/react/styled-system';

/**
 * The looks of the parts that pages begin with, each one element: what stands inside it is reached by `data-part`, which
 * spares the others their share of script. A part that is loaded later brings its recipe along (ui/Dialog.tsx).
 */

const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    border: '1px solid transparent',
    rounded: 'button',
    fontWeight: 560,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'background-color, border-color, box-shadow, transform',
    // In this order in the style sheet: what is pressed is under the pointer too.
    _hover: {},
    _active: { transform: 'translateY(1px)' },
    _disabled: { cursor: 'not-allowed', opacity: 0.55 },
    _loading: { cursor: 'progress', opacity: 0.8 },
  },
  variants: {
    variant: {
      primary: {
        bg: 'brand',
        color: 'onBrand',
        _hover: { bg: 'brandHover', shadow: 'sm' },
        _active: { bg: 'brandActive' },
      },
      accent: { bg: 'accent', color: 'onBrand', _hover: { bg: 'accentHover' } },
      outline: {
        borderColor: 'controlLine',
        bg: 'surface',
        color: 'text',
        _hover: { borderColor: 'brand', bg: 'surfaceTint' },
      },
      quiet: { bg: 'brandQuiet', color: 'brand', _hover: { bg: 'brandQuietHover' } },
      ghost: { color: 'text', _hover: { bg: 'brandQuiet' } },
      danger: { bg: 'danger', color: 'onBrand', _hover: { bg: 'dangerHover' } },
    },
    size: {
      sm: { minH: '2.25rem', p: '0', px: '1rem', fontSize: 'sm', '@media (pointer: coarse)': { minH: '2.5rem' } },
      md: { minH: 'control', p: '0', px: '1.375rem', fontSize: 'sm' },
      lg: { minH: '3.5rem', p: '0', px: '1.875rem', fontSize: 'md' },
    },
    block: { true: { w: '100%', py: '2', whiteSpace: 'normal' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

const iconButton = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '2.75rem',
    rounded: 'pill',
    color: 'text',
    transition: 'background-color',
    _hover: { bg: 'brandQuiet' },
    _active: { bg: 'brandQuietHover' },
    _disabled: { cursor: 'not-allowed', opacity: 0.45 },
    '& > [data-part=count]': {
      position: 'absolute',
      top: '0.25rem',
      right: '0.25rem',
      minW: '1.125rem',
      px: '0.25rem',
      rounded: 'pill',
      bg: 'accent',
      color: 'onBrand',
      fontSize: '0.875rem',
      fontWeight: 700,
      lineHeight: '1.125rem',
    },
    '& > [data-part=count][data-wide]': { px: '0.4rem' },
  },
});

const card = defineRecipe({
  base: { minW: '0', border: '1px solid', borderColor: 'line', rounded: 'lg', bg: 'surface' },
  variants: {
    tone: {
      raised: { shadow: 'sm' },
      flat: {},
      tint: { borderColor: 'transparent', bg: 'brandQuiet' },
      warm: { borderColor: 'transparent', bg: 'surfaceWarm' },
    },
    padding: { none: {}, md: { p: '5' }, lg: { p: 'clamp(1.5rem, 1rem + 2vw, 3rem)' } },
  },
  defaultVariants: { tone: 'raised', padding: 'md' },
});

export const BADGE_TONES = {
  neutral: { bg: 'surfaceSunk', color: 'textSoft' },
  success: { bg: 'successQuiet', color: 'success' },
  warning: { bg: 'warningQuiet', color: 'warning' },
  danger: { bg: 'dangerQuiet', color: 'danger' },
  info: { bg: 'infoQuiet', color: 'info' },
  accent: { bg: 'accentQuiet', color: 'accentHover' },
} as const;
export type BadgeTone = keyof typeof BADGE_TONES;

const badge = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '0.625rem',
    py: '0.125rem',
    rounded: 'pill',
    fontSize: 'xs',
    fontWeight: 640,
    letterSpacing: '0.01em',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: BADGE_TONES,
  },
  defaultVariants: { tone: 'neutral' },
});

const avatar = defineRecipe({
  base: {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    rounded: 'pill',
    fontWeight: 600,
    objectFit: 'cover',
    userSelect: 'none',
    _before: { content: 'attr(data-initials)' },
  },
  variants: {
    size: {
      xs: { boxSize: '1.75rem', fontSize: '0.8125rem' },
      sm: { boxSize: '2.5rem', fontSize: '0.875rem' },
      md: { boxSize: '3.5rem', fontSize: '1.125rem' },
      lg: { boxSize: '6rem', fontSize: '1.75rem' },
      xl: { boxSize: '9rem', fontSize: '2.5rem' },
    },
    ground: {
      sage: { bg: 'brandQuietHover', color: 'brand' },
      clay: { bg: 'accentQuiet', color: 'accentHover' },
      honey: { bg: 'honeyQuiet', color: 'warning' },
    },
  },
  defaultVariants: { size: 'md' },
});

const moving = {
  display: 'block',
  rounded: 'sm',
  bg: 'linear-gradient(100deg, var(--color-surface-sunk) 35%, var(--color-surface) 50%, var(--color-surface-sunk) 65%) 0 0 / 300% 100%',
  animation: 'sweep 1.6s ease-in-out infinite',
} as const;

const skeleton = defineRecipe({
  variants: {
    shape: {
      text: {
        display: 'grid',
        gap: '0.625rem',
        '& > span': { ...moving, h: '0.875rem' },
        '& > span:last-of-type:not(:first-of-type)': { w: '62%' },
      },
      card: { ...moving, w: '100%', minH: '10rem', rounded: 'lg' },
      circle: { ...moving, boxSize: '3.5rem', rounded: 'pill' },
    },
  },
  defaultVariants: { shape: 'text' },
});

const spinner = defineRecipe({
  base: {
    display: 'inline-flex',
    '& > svg': {
      animation: 'turn 900ms linear infinite',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2.5,
      strokeLinecap: 'round',
    },
    '& circle': { opacity: 0.2 },
  },
});

const field = defineRecipe({
  base: {
    display: 'grid',
    gap: '2',
    minW: '0',
    '& > [data-part=label]': { fontSize: 'sm', fontWeight: 560 },
    '& > label > [data-part=optional]': { color: 'textFaint', fontWeight: 400 },
    '& > [data-part=hint]': { color: 'textFaint', fontSize: 'sm' },
    '& > [data-part=error]': { color: 'danger', fontSize: 'sm' },
    '& > [data-part=frame]': { position: 'relative' },
    '& > [data-part=frame] > [data-part=end]': {
      position: 'absolute',
      top: '50%',
      right: '0.25rem',
      transform: 'translateY(-50%)',
    },
    '& > [data-part=frame] > svg': {
      position: 'absolute',
      top: '50%',
      right: '1rem',
      color: 'textFaint',
      pointerEvents: 'none',
      transform: 'translateY(-50%)',
    },
    '& > [data-part=phone]': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '2' },
  },
});

const control = defineRecipe({
  base: {
    w: '100%',
    minH: 'control',
    px: '1rem',
    py: '0.625rem',
    border: '1px solid',
    borderColor: 'controlLine',
    rounded: 'md',
    bg: 'surface',
    transition: 'border-color, box-shadow',
    _placeholder: { color: 'textFaint' },
    _hover: { borderColor: 'brand' },
    _focusVisible: { borderColor: 'brand', outline: '2px solid var(--color-focus)', outlineOffset: '1px' },
    _invalid: { borderColor: 'danger' },
    _disabled: { bg: 'surfaceSunk', color: 'textFaint', cursor: 'not-allowed' },
  },
  variants: {
    kind: {
      line: {},
      lines: { minH: '8rem', lineHeight: 'text', resize: 'vertical' },
      choice: { pr: '2.75rem', appearance: 'none', textOverflow: 'ellipsis' },
      country: { w: 'auto', py: '0', px: '3' },
    },
    withEnd: { true: { pr: '3.25rem' } },
  },
});

const rating = defineRecipe({
  base: {
    display: 'inline-flex',
    // Next to a portrait on the smallest phones the count wraps below the stars.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    '& > [data-part=stars]': { display: 'inline-flex', gap: '0.125rem' },
    '& [data-part=star]': { position: 'relative', display: 'inline-flex' },
    '& svg': { fill: 'star', stroke: 'star' },
    '& [data-empty] > svg': { fill: 'starEmpty', stroke: 'starEmpty' },
    '& [data-part=half]': { position: 'absolute', inset: '0', w: '50%', overflow: 'hidden' },
    '& [data-part=half] > svg': { maxW: 'none' },
    '& > [data-part=count]': { color: 'textSoft', fontSize: 'sm' },
    '& > label': { rounded: 'sm', cursor: 'pointer', transition: 'transform' },
    '& > label:hover': { transform: 'scale(1.06)' },
    '& > label:has(:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: '2px' },
  },
});

export const recipes = {
  button,
  iconButton,
  card,
  badge,
  avatar,
  skeleton,
  spinner,
  field,
  control,
  rating,
};
