import { describe, expect, it } from '@jest/globals';
import { credentialInput, credentialSchema, NEW_CREDENTIAL, type CredentialValues } from './credentialForm.js';

const LICENSE = {
  ...NEW_CREDENTIAL,
  ...{
    credentialId: 'registered-nurse',
    issuerId: 'board-of-nursing',
    licenseNumber: ' 4711 ',
    stateIssued: 'new_york',
  },
};
const DEGREE: CredentialValues = { ...NEW_CREDENTIAL, kind: 'degree', document: 'handle', documentName: 'msc.pdf' };
const isWhole = (values: CredentialValues) => credentialSchema.safeParse(values).success;

describe('a new credential', () => {
  it('of a license needs its name, issuer, number and state', () => {
    expect(isWhole(LICENSE)).toBe(true);
    for (const field of ['credentialId', 'issuerId', 'licenseNumber', 'stateIssued']) {
      expect(isWhole({ ...LICENSE, [field]: '' })).toBe(false);
    }
    expect(isWhole({ ...LICENSE, licenseNumber: '  ' })).toBe(false);
  });

  it('of a degree or certification needs only a document', () => {
    for (const kind of ['degree', 'certification'] as const) {
      expect(isWhole({ ...DEGREE, kind })).toBe(true);
      expect(isWhole({ ...DEGREE, kind, document: '' })).toBe(false);
    }
  });

  it('sends what belongs to its kind', () => {
    expect(credentialInput({ ...LICENSE, name: 'left over' })).not.toHaveProperty('name');
    expect(credentialInput({ ...LICENSE, ...DEGREE, name: ' MSc ' })).toEqual({
      ...{ credentialId: 'degree', name: ' MSc ' },
      ...{ filestackDocument: 'handle', filestackDocumentName: 'msc.pdf' },
    });
  });
});
