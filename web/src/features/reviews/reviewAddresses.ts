/** The addresses of the review flow: each step's state is in its address, so that a reload loses nothing. */
export function clientInfoHref(referralCode: string): string {
  return `/i/r/client_info/${encodeURIComponent(referralCode)}`;
}

export function ratingHref(referralCode: string, clientId: string): string {
  return `/i/r/rating?${new URLSearchParams({ referral_code: referralCode, client_id: clientId })}`;
}

export function endorsementsHref(token: string): string {
  return `/i/r/endorsements/${encodeURIComponent(token)}`;
}

/** @param skipStep past the endorsements, which come first otherwise */
export function textReviewHref(token: string, skipStep: boolean): string {
  return `/i/r/text_review/${encodeURIComponent(token)}${skipStep ? '?skip_step=true' : ''}`;
}

export function videoReviewHref(token: string, uploadHash: string): string {
  return `/i/r/video_review/${encodeURIComponent(token)}?${new URLSearchParams({ upload_hash: uploadHash })}`;
}

export function thankYouHref(token: string): string {
  return `/i/r/thank_you/${encodeURIComponent(token)}`;
}

export function bookNextHref(token: string): string {
  return `/i/r/book_next/${encodeURIComponent(token)}`;
}
