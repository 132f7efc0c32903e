import { DomainError, type CheckedField } from '@yarrow/kit/domain-error';
import { isBlank, parseText } from '@yarrow/kit/values/input-rules';
import { requireUnreserved } from '@yarrow/kit/values/reserved-names';
import type { Practice } from '../practice.entity.js';
import { plainText, sanitizeRichText } from '../../rich-text/rich-text.js';

const HEADLINE_MAX_LENGTH = 200;
const ABOUT_MAX_LENGTH = 20_000;

/** What a practitioner says of themselves; what is absent stays. */
export interface ProfileTexts {
  name?: string | null | undefined;
  title?: string | null | undefined;
  headline?: string | null | undefined;
  about?: string | null | undefined;
}

/**
 * What is stored of the texts: each needs at least 2 characters (spec portal-configuration §5).
 * @throws DomainError `invalid_name`, `invalid_title`, `invalid_headline` or `invalid_about`
 */
export function parseProfileTexts(
  form: ProfileTexts,
): Partial<Pick<Practice, 'name' | 'title' | 'headline' | 'about'>> {
  const text = (value: string | null | undefined, field: CheckedField, label: string, max: number) =>
    value == null ? undefined : parseText(value, field, { min: 2, max, label });
  const name = text(form.name, 'name', 'The name', 100);
  if (name !== undefined) requireUnreserved(name, 'name', 'The name');
  const title = text(form.title, 'title', 'The title', 100);
  const headline = text(form.headline, 'headline', 'The headline', HEADLINE_MAX_LENGTH);
  const about = text(form.about, 'about', 'The text about you', ABOUT_MAX_LENGTH);
  if (about && isBlank(plainText(about))) {
    throw new DomainError('invalid_about', 'The text about you needs at least 2 characters.', 'about');
  }
  return {
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(headline !== undefined && { headline }),
    ...(about !== undefined && { about: sanitizeRichText(about) }),
  };
}
