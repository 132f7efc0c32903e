export type Token =
  | "breakpoints.tablet"
  | "breakpoints.desktop"
  | "breakpoints.wide"
  | "sizes.breakpoint-tablet"
  | "sizes.breakpoint-desktop"
  | "sizes.breakpoint-wide"

export type BreakpointsToken = "tablet" | "desktop" | "wide"

export type SizesToken = "breakpoint-tablet" | "breakpoint-desktop" | "breakpoint-wide"

export type Tokens = {
  breakpoints: BreakpointsToken
  sizes: SizesToken
} & { [token: string]: never }
