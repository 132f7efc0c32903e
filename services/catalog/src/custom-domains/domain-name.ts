import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { DomainError } from '@yarrow/kit/domain-error';

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * A domain as it is stored: ASCII, lower case. A pasted address is reduced to its host.
 * @param reserved domains of the platform: neither they nor anything below them can be taken
 * @throws DomainError `invalid_domain`
 */
export function parseDomain(typed: string, reserved: readonly string[]): string {
  const host = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/\.$/, '');
  const domain = domainToASCII(host.toLowerCase());
  const labels = domain.split('.');
  const isName =
    domain.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1)!) &&
    isIP(domain) === 0;
  if (!isName) throw new DomainError('invalid_domain', 'Please enter a domain, such as stillwater.com.', 'domain');
  if (reserved.some((one) => domain === one || domain.endsWith(`.${one}`)))
    throw new DomainError('invalid_domain', 'This domain belongs to the platform.', 'domain');
  return domain;
}
