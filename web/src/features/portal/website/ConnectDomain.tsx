import type { FormEvent } from 'react';
import { z } from 'zod/mini';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { useFormDraft } from '../../../portal-ui/useFormDraft.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { TextField } from '../../../ui/TextField.js';

const UpsertCustomDomain = graphql(`
  mutation UpsertCustomDomain($domain: String!) {
    upsertCustomDomain(domain: $domain) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        websiteDomain {
          domain
          status
          problem
          checkedAt
          records {
            type
            name
            value
            ttl
          }
        }
      }
    }
  }
`);

const rules = z.object({
  domain: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter a domain.'), z.maxLength(253, 'Please enter a domain.')),
});
type DomainValues = z.infer<typeof rules>;
const EMPTY: DomainValues = { domain: '' };

/** Asks for the domain of the website. */
export function ConnectDomain({ onConnected }: { onConnected?: () => void }) {
  const upsert = useAction(UpsertCustomDomain, {
    failure: 'Error creating custom domain',
    fields: ['domain'],
    shown: 'inline',
  });
  const draft = useFormDraft<DomainValues>({
    original: EMPTY,
    schema: rules,
    onSave: (values) => upsert.run(values),
    onSaved: onConnected,
  });
  const { register, formState } = draft.form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void draft.save();
  };
  return (
    <chakra.form method="post" noValidate display="grid" gap="4" maxW="30rem" onSubmit={submit}>
      <TextField
        label="Domain"
        hint="One that you own, such as stillwater.com or www.stillwater.com."
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.domain?.message}
        {...register('domain')}
      />
      {draft.problem && <Alert tone="error">{draft.problem}</Alert>}
      <div>
        <Button type="submit" loading={draft.saving}>
          Connect domain
        </Button>
      </div>
    </chakra.form>
  );
}
