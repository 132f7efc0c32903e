/** What is known of a practice when texts about its site are suggested. */
export interface SiteFacts {
  practiceName: string;
  practitionerName: string;
  /** Professional title; empty without one. */
  title: string;
  headline: string;
  /** Plain text. */
  about: string;
  /** Names, the most important first. */
  specialties: readonly string[];
  /** `Vancouver, BC`; empty without a place. */
  place: string;
}

export interface SuggestedMetadata {
  /** At most 70 characters. */
  title: string;
  /** At most 160 characters. */
  description: string;
}

/** What is known of an image: where it stands, and how it was called. */
export interface ImageFacts extends SiteFacts {
  caption: string;
  kind: 'gallery' | 'hero' | 'page' | 'portrait';
}

/** Suggests texts that the practitioner then changes. */
export abstract class TextSuggestions {
  abstract metadata(facts: SiteFacts): Promise<SuggestedMetadata>;
  /** At most 125 characters. */
  abstract altText(facts: ImageFacts): Promise<string>;
}

export const TITLE_MAX = 70;
export const DESCRIPTION_MAX = 160;
export const ALT_TEXT_MAX = 125;

/** At most so many characters, cut between words. */
export function cut(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= max ? line : `${line.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}
