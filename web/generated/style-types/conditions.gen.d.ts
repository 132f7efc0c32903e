export interface Conditions {
  /** `&:hover:not(:disabled, [data-disabled])` */
  _hover: string
  /** `&:active:not(:disabled, [data-disabled])` */
  _active: string
  /** `&:focus` */
  _focus: string
  /** `&:focus-visible` */
  _focusVisible: string
  /** `&:focus-within` */
  _focusWithin: string
  /** `&:is(:disabled, [data-disabled])` */
  _disabled: string
  /** `&[aria-busy=true]` */
  _loading: string
  /** `&:is(:checked, [data-state=checked])` */
  _checked: string
  /** `&:is([aria-invalid=true], [data-invalid])` */
  _invalid: string
  /** `&:is([aria-selected=true], [data-selected])` */
  _selected: string
  /** `&[aria-current]:not([aria-current=false])` */
  _current: string
  /** `&[data-highlighted]` */
  _highlighted: string
  /** `&[data-state=open]` */
  _open: string
  /** `&::before` */
  _before: string
  /** `&::after` */
  _after: string
  /** `&::placeholder` */
  _placeholder: string
  /** `&:first-of-type` */
  _first: string
  /** `&:last-of-type` */
  _last: string
  /** `&:nth-of-type(odd)` */
  _odd: string
  /** `&:nth-of-type(even)` */
  _even: string
  /** `@media (prefers-reduced-motion: reduce)` */
  _motionReduce: string
  /** `@media screen and (min-width: 48.0625rem)` */
  tablet: string
  /** `@media screen and (min-width: 48.0625rem) and (max-width: 63.9975rem)` */
  tabletOnly: string
  /** `@media screen and (max-width: 48.06rem)` */
  tabletDown: string
  /** `@media screen and (min-width: 64rem)` */
  desktop: string
  /** `@media screen and (min-width: 64rem) and (max-width: 79.9975rem)` */
  desktopOnly: string
  /** `@media screen and (max-width: 63.9975rem)` */
  desktopDown: string
  /** `@media screen and (min-width: 80rem)` */
  wide: string
  /** `@media screen and (min-width: 80rem)` */
  wideOnly: string
  /** `@media screen and (max-width: 79.9975rem)` */
  wideDown: string
  /** `@media screen and (min-width: 48.0625rem) and (max-width: 63.9975rem)` */
  tabletToDesktop: string
  /** `@media screen and (min-width: 48.0625rem) and (max-width: 79.9975rem)` */
  tabletToWide: string
  /** `@media screen and (min-width: 64rem) and (max-width: 79.9975rem)` */
  desktopToWide: string
  /** The base (=no conditions) styles to apply  */
  base: string
}
