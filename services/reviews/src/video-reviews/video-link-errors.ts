import { DomainError } from '@yarrow/kit/domain-error';

export function linkUnavailable(): DomainError {
  return new DomainError('upload_link_unavailable', 'Upload Link Unavailable');
}

export function linkNotFound(): DomainError {
  return new DomainError('upload_link_not_found', 'Upload Link Not Found');
}
