import { z } from 'zod/mini';
import type { WebsiteSettingsQuery } from '../../../gql/graphql.js';

export type WebsitePractice = NonNullable<WebsiteSettingsQuery['currentPractice']>;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Please use at most ${max} characters.`));
const script = z.string().check(z.trim(), z.maxLength(20_000, 'Please use at most 20,000 characters.'));

/** Lengths as the server takes them. */
export const websiteSchema = z.object({
  title: text(70),
  description: text(160),
  ogSiteName: text(60),
  primaryModality: text(80),
  headScripts: script,
  bodyScripts: script,
});
export type WebsiteForm = z.infer<typeof websiteSchema>;

export function formOf({ websiteMetadata, headScripts, bodyScripts }: WebsitePractice): WebsiteForm {
  const { title = '', description = '', ogSiteName = '', primaryModality = '' } = websiteMetadata ?? {};
  const scripts = { headScripts: headScripts ?? '', bodyScripts: bodyScripts ?? '' };
  return { title, description, ogSiteName, primaryModality, ...scripts };
}

export interface WebsiteChanges {
  metadata: Pick<WebsiteForm, 'title' | 'description' | 'ogSiteName' | 'primaryModality'> | undefined;
  scripts: Pick<WebsiteForm, 'headScripts' | 'bodyScripts'> | undefined;
}

/** What differs from what is stored, by the mutation that stores it. */
export function changesOf(values: WebsiteForm, stored: WebsiteForm): WebsiteChanges {
  const { headScripts, bodyScripts, ...metadata } = values;
  const differs = (names: readonly (keyof WebsiteForm)[]) => names.some((name) => values[name] !== stored[name]);
  return {
    metadata: differs(['title', 'description', 'ogSiteName', 'primaryModality']) ? metadata : undefined,
    scripts: differs(['headScripts', 'bodyScripts']) ? { headScripts, bodyScripts } : undefined,
  };
}
