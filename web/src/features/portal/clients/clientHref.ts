/** The pages of a client's profile, by the last part of their addresses (spec portal operations §2). */
export type ProfilePage = 'overview' | 'notes' | 'billing' | 'intake_form';

/** Address of a client's profile, or of one of its pages. */
export function clientHref(clientId: string, page: ProfilePage = 'overview'): string {
  const profile = `/portal/clients/${clientId}`;
  return page === 'overview' ? profile : `${profile}/${page}`;
}
