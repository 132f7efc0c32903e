import { DomainError } from '@yarrow/kit/domain-error';
import { parseLine } from '@yarrow/kit/values/input-rules';
import { findCredential, ISSUERS, ISSUING_STATES } from '../../reference/credentials.js';
import type { ProCredential } from './pro-credential.entity.js';

/** What the flyout of a new credential sends. */
export interface CredentialForm {
  credentialId: string;
  issuerId?: string | null | undefined;
  stateIssued?: string | null | undefined;
  licenseNumber?: string | null | undefined;
  filestackDocument?: string | null | undefined;
  filestackDocumentName?: string | null | undefined;
  name?: string | null | undefined;
}

type Parsed = Pick<
  ProCredential,
  'kind' | 'credentialId' | 'name' | 'issuer' | 'licenseNumber' | 'stateIssued' | 'documentHandle' | 'documentName'
>;

/**
 * A licence is looked up by its number; a degree or certification is shown by its document (spec portal-configuration §5).
 * @throws DomainError where something is missing or none of the choices
 */
export function parseCredential(form: CredentialForm): Parsed {
  const known = findCredential(form.credentialId);
  if (!known) throw new DomainError('not_found', 'This credential is not in the list.', 'credentialId');
  const document = parseDocument(form);
  if (known.kind === 'license') {
    return { kind: 'license', credentialId: known.id, name: known.name, ...parseLicense(form), ...document };
  }
  if (!document.documentHandle) {
    throw new DomainError('document_required', 'Please upload a PDF or a picture of it.', 'filestackDocument');
  }
  const name = parseLine(form.name, 'name', { max: 100, label: 'The name' }) || known.name;
  return {
    ...{ kind: known.kind, credentialId: known.id, name },
    ...{ issuer: null, licenseNumber: null, stateIssued: null },
    ...document,
  };
}

function parseLicense({ issuerId, stateIssued, licenseNumber }: CredentialForm) {
  const issuer = issuerId ? ISSUERS.nameOf(issuerId) : undefined;
  if (!issuer) throw new DomainError('issuer_required', 'Please choose who issued it.', 'issuerId');
  if (!stateIssued || !ISSUING_STATES.nameOf(stateIssued)) {
    throw new DomainError('invalid_choice', 'Please choose where it was issued.', 'stateIssued');
  }
  const number = parseLine(licenseNumber, 'licenseNumber', { min: 1, max: 50, label: 'The license number' });
  return { issuer, stateIssued, licenseNumber: number };
}

function parseDocument({ filestackDocument, filestackDocumentName }: CredentialForm) {
  const name = parseLine(filestackDocumentName, 'documentName', { max: 200, label: 'The name of the document' });
  const documentHandle = filestackDocument || null;
  return { documentHandle, documentName: documentHandle && (name || 'Document') };
}
