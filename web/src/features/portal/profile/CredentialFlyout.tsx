import { Controller, type UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction } from '../../../lib/useAction.js';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import { credentialInput, credentialSchema, NEW_CREDENTIAL, type CredentialValues } from './credentialForm.js';
import type { IssuingState } from './CredentialsSection.js';
import { CredentialNamePicker, IssuerPicker } from './CredentialPickers.js';
import { DocumentUpload } from './DocumentUpload.js';

const CreateProCredential = graphql(`
  mutation CreateProCredential(
    $credentialId: ID!
    $issuerId: ID
    $stateIssued: String
    $licenseNumber: String
    $filestackDocument: String
    $filestackDocumentName: String
    $name: String
    $idempotencyKey: ID
  ) {
    createProCredential(
      credentialId: $credentialId
      issuerId: $issuerId
      stateIssued: $stateIssued
      licenseNumber: $licenseNumber
      filestackDocument: $filestackDocument
      filestackDocumentName: $filestackDocumentName
      name: $name
      idempotencyKey: $idempotencyKey
    ) {
      result
      errors {
        message
        field
      }
      practice {
        id
      }
    }
  }
`);

const KINDS = [
  { value: 'license', label: 'License' },
  { value: 'degree', label: 'Degree' },
  { value: 'certification', label: 'Certification' },
];

export interface CredentialFlyoutProps {
  open: boolean;
  states: readonly IssuingState[];
  onClose: () => void;
}

/** A new license, degree or certification, for staff to look at. */
export function CredentialFlyout({ open, states, onClose }: CredentialFlyoutProps) {
  const keyOf = useRequestKey();
  const create = useAction(CreateProCredential, {
    success: 'Your credential has been submitted for review.',
    failure: 'There was an error submitting your credential. Please try again later or contact support.',
    reasons: 'appended',
    fields: ['credentialId', 'issuerId', 'licenseNumber', 'stateIssued', 'name'],
    mutation: refetchAffected(),
  });
  const save = (values: CredentialValues) => {
    const input = credentialInput(values);
    return create.run({ ...input, idempotencyKey: keyOf(input) });
  };
  return (
    <FlyoutForm
      open={open}
      title="Add credential"
      original={NEW_CREDENTIAL}
      schema={credentialSchema}
      onClose={onClose}
      onSave={save}
    >
      {(form) => <Fields form={form} states={states} />}
    </FlyoutForm>
  );
}

function Fields({ form, states }: { form: UseFormReturn<CredentialValues>; states: readonly IssuingState[] }) {
  const license = form.watch('kind') === 'license';
  return (
    <>
      <Select label="Kind" {...form.register('kind')} options={KINDS} />
      {license ? <LicenseFields {...{ form, states }} /> : <NamedFields form={form} />}
      <Controller
        name="document"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <DocumentUpload
            optional={license}
            documentName={value ? form.watch('documentName') : ''}
            onUploaded={({ handle, name }) => {
              form.setValue('documentName', name, { shouldDirty: true });
              onChange(handle);
            }}
            onRemove={() => onChange('')}
          />
        )}
      />
    </>
  );
}

function LicenseFields({ form, states }: { form: UseFormReturn<CredentialValues>; states: readonly IssuingState[] }) {
  const { register, setValue, watch, formState } = form;
  const choose =
    (id: 'credentialId' | 'issuerId', name: 'credentialName' | 'issuerName') =>
    (chosen: { id: string; name: string }) => {
      setValue(name, chosen.name, { shouldDirty: true });
      setValue(id, chosen.id, { shouldDirty: true, shouldValidate: true });
    };
  return (
    <>
      <CredentialNamePicker
        chosen={watch('credentialName')}
        onChoose={choose('credentialId', 'credentialName')}
        error={formState.errors.credentialId?.type === 'server' ? formState.errors.credentialId.message : undefined}
      />
      <IssuerPicker
        chosen={watch('issuerName')}
        onChoose={choose('issuerId', 'issuerName')}
        error={formState.errors.issuerId?.type === 'server' ? formState.errors.issuerId.message : undefined}
      />
      <TextField
        label="License number"
        {...register('licenseNumber')}
        maxLength={50}
        autoComplete="off"
        error={formState.errors.licenseNumber && 'Please enter the license number'}
      />
      <Select
        label="Issuing state"
        {...register('stateIssued')}
        placeholder="Choose a state or province"
        options={states.map(({ id, name }) => ({ value: id, label: name }))}
        error={formState.errors.stateIssued && 'Please choose where it was issued'}
      />
    </>
  );
}

function NamedFields({ form: { register, formState } }: { form: UseFormReturn<CredentialValues> }) {
  return (
    <TextField
      label="Name"
      optional
      {...register('name')}
      maxLength={100}
      hint="As your profile is to show it, such as “MSc Nursing”."
      error={formState.errors.name?.message}
    />
  );
}
