import { defineConditions, type SystemConfig } from '@chakra-ui/react/styled-system';
import * as tokens from './tokens.js';

/**
 * The conditions and style props in use, in place of Chakra's 120 and 280. Those with a line here take our tokens and the
 * values of their type, and nothing else compiles (`npm run gen` writes the types); the others are plain CSS.
 */
export const conditions = defineConditions({
  hover: '&:hover:not(:disabled, [data-disabled])',
  active: '&:active:not(:disabled, [data-disabled])',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  focusWithin: '&:focus-within',
  disabled: '&:is(:disabled, [data-disabled])',
  loading: '&[aria-busy=true]',
  checked: '&:is(:checked, [data-state=checked])',
  invalid: '&:is([aria-invalid=true], [data-invalid])',
  selected: '&:is([aria-selected=true], [data-selected])',
  current: '&[aria-current]:not([aria-current=false])',
  highlighted: '&[data-highlighted]',
  open: '&[data-state=open]',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  first: '&:first-of-type',
  last: '&:last-of-type',
  odd: '&:nth-of-type(odd)',
  even: '&:nth-of-type(even)',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
});

type Utilities = NonNullable<SystemConfig['utilities']>;
type Utility = Utilities[string];

const KEYWORD = '"inherit"|"initial"|"unset"|"none"|"auto"';
const CALCULATED = '`${"calc"|"min"|"max"|"clamp"}(${string})`';
const LENGTH = `0|"0"|\`\${number}\${"px"|"rem"|"em"|"ch"|"%"|"vw"|"vh"|"dvh"|"cqi"}\`|${CALCULATED}`;
const FITTING = '"min-content"|"max-content"|"fit-content"';
const COLOR = '"transparent"|"currentColor"|`color-mix(${string})`';
const IMAGE = '"none"|`${"linear"|"radial"}-gradient(${string}`|`url(${string}`';

/** Names of ours with their values, and in TypeScript's words what else the property takes. */
const takes =
  (values: Record<string, string>, others: string) =>
  (shorthand?: string, more = ''): Utility => ({
    values: {
      ...values,
      type: [...Object.keys(values).map((name) => `"${name}"`), others, more].filter(Boolean).join('|'),
    },
    ...(shorthand && { shorthand: [shorthand] }),
  });

const color = takes(tokens.colors, `${COLOR}|${KEYWORD}`);
const space = takes(tokens.spacing, `${LENGTH}|${KEYWORD}`);
const size = takes(tokens.sizes, `${LENGTH}|${FITTING}|${KEYWORD}`);

export const utilities: Utilities = {
  background: color('bg', IMAGE),
  backgroundColor: color('bgColor'),
  color: color(),
  fill: color(),
  stroke: color(),
  accentColor: color(),
  borderColor: color(),
  borderTopColor: color(),
  borderRightColor: color(),
  borderBottomColor: color(),
  borderLeftColor: color(),
  outlineColor: color(),
  padding: space('p'),
  paddingTop: space('pt'),
  paddingRight: space('pr'),
  paddingBottom: space('pb'),
  paddingLeft: space('pl'),
  paddingInline: space('px'),
  paddingBlock: space('py'),
  margin: space('m'),
  marginTop: space('mt'),
  marginRight: space('mr'),
  marginBottom: space('mb'),
  marginLeft: space('ml'),
  marginInline: space('mx'),
  marginBlock: space('my'),
  gap: space(),
  rowGap: space(),
  columnGap: space(),
  inset: space(),
  insetBlock: space(),
  insetInline: space(),
  top: space(),
  right: space(),
  bottom: space(),
  left: space(),
  width: size('w'),
  height: size('h'),
  minWidth: size('minW'),
  minHeight: size('minH'),
  maxWidth: size('maxW'),
  maxHeight: size('maxH'),
  boxSize: { ...size(), transform: (value: string) => ({ width: value, height: value }) },
  flexBasis: size(),
  borderRadius: takes(tokens.radii, `${LENGTH}|"inherit"|\`\${number}% \${string}\``)('rounded'),
  boxShadow: takes(tokens.shadows, '"none"|`inset ${string}`')('shadow'),
  fontFamily: takes(tokens.fonts, '"inherit"|"monospace"')(),
  fontSize: takes(tokens.fontSizes, `${LENGTH}|"inherit"`)(),
  lineHeight: takes(tokens.lineHeights, `number|${LENGTH}|"inherit"`)(),
  zIndex: takes(tokens.layers, 'number|"auto"')(),
  transitionDuration: takes(tokens.durations, '"0s"')(),
  // `transition="background-color, border-color"`: how long and how is the same everywhere.
  transition: {
    values: { type: 'string' },
    transform: (properties: string) => ({
      transitionProperty: properties,
      transitionDuration: tokens.durations.fast,
      transitionTimingFunction: 'var(--ease-out)',
    }),
  },
  lineClamp: {
    values: { type: 'number' },
    transform: (lines: number) => ({
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: lines,
      overflowWrap: 'anywhere',
    }),
  },
};
