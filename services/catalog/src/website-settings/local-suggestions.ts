import {
  ALT_TEXT_MAX,
  cut,
  DESCRIPTION_MAX,
  type ImageFacts,
  type SiteFacts,
  type SuggestedMetadata,
  TextSuggestions,
  TITLE_MAX,
} from './text-suggestions.js';

/** Puts texts together from the profile. Needs no service and sends nothing anywhere. */
export class LocalSuggestions extends TextSuggestions {
  async metadata(facts: SiteFacts): Promise<SuggestedMetadata> {
    const { practiceName, specialties, place, headline, about } = facts;
    const [specialty] = specialties;
    const what = [specialty, place].filter(Boolean).join(' in ');
    const title = what ? `${what} | ${practiceName}` : practiceName;
    const offer = sentence(headline || firstSentence(about) || `${practiceName}: ${listOf(specialties)}`);
    const call = place ? `Book online in ${place}.` : 'Book online.';
    return { title: cut(title, TITLE_MAX), description: cut(`${offer} ${call}`, DESCRIPTION_MAX) };
  }

  async altText({ caption, kind, practitionerName, practiceName, title, specialties, place }: ImageFacts) {
    const where = place ? ` in ${place}` : '';
    if (caption) return cut(`${caption}, ${practiceName}`, ALT_TEXT_MAX);
    if (kind === 'portrait') return cut([practitionerName, title].filter(Boolean).join(', ') + where, ALT_TEXT_MAX);
    return cut(`${specialties[0] ?? 'The practice'} at ${practiceName}${where}`, ALT_TEXT_MAX);
  }
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text;
const sentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
const listOf = (words: readonly string[]): string => words.slice(0, 3).join(', ') || 'sessions by appointment';
