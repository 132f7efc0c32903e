export interface Refusal {
  code: string;
  message: string;
}

/** What the server says no with, in one line. */
export function refusalText(errors: readonly Refusal[] | undefined): string {
  return errors?.map(({ message }) => message).join(' ') || 'Internal server error';
}

/** Whether the person themself is refused, not what they sent. */
export function isUnsupportedReviewer(errors: readonly Refusal[] | undefined): boolean {
  return errors?.some(({ code }) => code === 'unsupported_reviewer') ?? false;
}
