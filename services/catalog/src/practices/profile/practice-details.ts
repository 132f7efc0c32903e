import { DomainError } from '@yarrow/kit/domain-error';
import { AGE_WORK_WITHS, LANGUAGES, WORK_WITHS } from '../../reference/practice-choices.js';
import type { ChoiceList } from '../../reference/choice.js';
import type { Practice, PracticeLinks } from '../practice.entity.js';

const LINKS = ['website', 'facebook', 'instagram', 'twitter', 'linkedin', 'tiktok', 'youtube'] as const;
const MAX_LINK_LENGTH = 500;

type Ids = readonly string[] | null | undefined;

/** The form of practice details; what is absent or null stays. */
export type PracticeDetailsForm = {
  languageIds?: Ids;
  ageWorkWithIds?: Ids;
  workWithIds?: Ids;
} & { [link in (typeof LINKS)[number]]?: string | null | undefined };

/** @throws DomainError `invalid_choice`, `invalid_web_address`, or `feature_disabled` for a website without the website plan */
export function applyPracticeDetails(practice: Practice, form: PracticeDetailsForm): void {
  practice.languages = chosen(LANGUAGES, form.languageIds, 'languageIds', practice.languages);
  practice.ageWorkWiths = chosen(AGE_WORK_WITHS, form.ageWorkWithIds, 'ageWorkWithIds', practice.ageWorkWiths);
  practice.workWiths = chosen(WORK_WITHS, form.workWithIds, 'workWithIds', practice.workWiths);
  if (form.website != null && !practice.has('website_plan')) {
    throw new DomainError('feature_disabled', 'Your plan has no website of your own.', 'website');
  }
  practice.links = changedLinks(practice.links, form);
}

/** What was chosen under a name that the list does not have any more is its own id, and may stay. */
function chosen(list: ChoiceList, ids: Ids, field: string, before: string[]): string[] {
  if (ids == null) return before;
  return [...new Set(ids)].map((id) => {
    const name = list.nameOf(id) ?? before.find((known) => known === id);
    if (!name) throw new DomainError('invalid_choice', 'Please choose from the list.', field);
    return name;
  });
}

function changedLinks(links: PracticeLinks, form: PracticeDetailsForm): PracticeLinks {
  const given = LINKS.filter((name) => form[name] != null);
  const rest = Object.fromEntries(Object.entries(links).filter(([name]) => !given.includes(name as never)));
  const changed = given.map((name) => [name, parseLink(form[name]!, name)] as const).filter(([, link]) => link);
  return { ...rest, ...Object.fromEntries(changed) };
}

/** An address of the web; one without scheme is read with https. Empty for nothing. */
function parseLink(typed: string, field: string): string {
  const text = typed.trim();
  if (!text) return '';
  const refuse = () =>
    new DomainError('invalid_web_address', 'Please enter a web address, such as https://example.com.', field);
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  const usable = url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username && !url.password;
  if (!usable || url.href.length > MAX_LINK_LENGTH) throw refuse();
  return url.href;
}
