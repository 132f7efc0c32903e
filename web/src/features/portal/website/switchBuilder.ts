import { csrfHeaders } from '../../../session/sessionCookie.js';

export type BuilderVersion = 'v1' | 'v2';

/**
 * `POST /portal/builder_version/switch_to_{version}` (spec portal-configuration §7). Safe to repeat.
 * @throws where it was not switched, or no answer came
 */
export async function switchBuilder(version: BuilderVersion): Promise<void> {
  const response = await fetch(`/portal/builder_version/switch_to_${version}`, {
    method: 'POST',
    headers: { accept: 'application/json', ...csrfHeaders() },
    credentials: 'same-origin',
  });
  const answer = (await response.json()) as { success?: boolean };
  if (!answer.success) throw new Error(`The builder was not switched (${response.status}).`);
}
