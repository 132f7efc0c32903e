/** Such as `over 4,000`; undefined where the number of practitioners is not worth showing. */
export function claimText(practitionersClaim: number | null | undefined): string | undefined {
  return practitionersClaim ? `over ${practitionersClaim.toLocaleString('en-US')}` : undefined;
}
