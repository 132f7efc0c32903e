import { z } from 'zod/mini';

/** A license needs its name, issuer, number and state; the others a document (spec portal-configuration §5). */
export const credentialSchema = z
  .object({
    kind: z.enum(['license', 'degree', 'certification']),
    credentialId: z.string(),
    credentialName: z.string(),
    issuerId: z.string(),
    issuerName: z.string(),
    licenseNumber: z.string().check(z.trim(), z.maxLength(50, 'Please enter at most 50 characters')),
    stateIssued: z.string(),
    name: z.string().check(z.trim(), z.maxLength(100, 'Please enter at most 100 characters')),
    document: z.string(),
    documentName: z.string(),
  })
  .check(
    z.refine((values) => values.kind !== 'license' || values.credentialId !== '', { path: ['credentialId'] }),
    z.refine((values) => values.kind !== 'license' || values.issuerId !== '', { path: ['issuerId'] }),
    z.refine((values) => values.kind !== 'license' || values.licenseNumber.trim() !== '', { path: ['licenseNumber'] }),
    z.refine((values) => values.kind !== 'license' || values.stateIssued !== '', { path: ['stateIssued'] }),
    z.refine((values) => values.kind === 'license' || values.document !== '', { path: ['document'] }),
  );
export type CredentialValues = z.infer<typeof credentialSchema>;

export const NEW_CREDENTIAL: CredentialValues = {
  kind: 'license',
  ...{ credentialId: '', credentialName: '', issuerId: '', issuerName: '', licenseNumber: '', stateIssued: '' },
  ...{ name: '', document: '', documentName: '' },
};

/** What belongs to the other kinds is not sent. */
export function credentialInput(values: CredentialValues) {
  const { kind, credentialId, issuerId, licenseNumber, stateIssued, name, document, documentName } = values;
  const attached = document ? { filestackDocument: document, filestackDocumentName: documentName } : {};
  if (kind === 'license') return { credentialId, issuerId, licenseNumber, stateIssued, ...attached };
  return { credentialId: kind, ...(name.trim() && { name }), ...attached };
}
