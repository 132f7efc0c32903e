import { useMemo } from 'react';
import { z } from 'zod/mini';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { Alert } from '../../../ui/Alert.js';
import { TextField } from '../../../ui/TextField.js';
import type { CheckedRow } from './importDraft.js';
import { INVALID_PHONE, type ListRow, type RowField } from './listRules.js';

export interface EditRowFlyoutProps {
  row: CheckedRow;
  /** Says what would become of a row. */
  check: (row: ListRow) => CheckedRow;
  onSave: (row: ListRow) => void;
  onClose: () => void;
}

type Values = Omit<ListRow, 'row'>;

/** Puts a row right before it is sent; it holds the rules by which rows are left out. */
export function EditRowFlyout({ row, check, onSave, onClose }: EditRowFlyoutProps) {
  const { email, firstName, lastName, phone } = row;
  const original = useMemo(() => ({ email, firstName, lastName, phone }), [email, firstName, lastName, phone]);
  const schema = useMemo(() => rulesOf((values) => check({ row: row.row, ...values })), [check, row.row]);
  const save = async (values: Values) => {
    onSave({ row: row.row, ...values });
    return { ok: true as const, payload: undefined };
  };
  return (
    <FlyoutForm open {...{ original, schema, onClose }} title="Edit client" saveLabel="Save" onSave={save}>
      {({ register, formState: { errors } }) => (
        <>
          {row.check.problem && (
            <Alert tone="warning" title="Left out">
              {row.check.problem}
            </Alert>
          )}
          {row.check.withoutPhone && <Alert tone="warning">We can't read this phone number, so it's left out.</Alert>}
          <TextField label="Email" type="email" {...register('email')} error={errors.email?.message} />
          <TextField label="First name" optional {...register('firstName')} error={errors.firstName?.message} />
          <TextField label="Last name" optional {...register('lastName')} error={errors.lastName?.message} />
          <TextField label="Phone" type="tel" {...register('phone')} error={errors.phone?.message} />
        </>
      )}
    </FlyoutForm>
  );
}

const text = z.string().check(z.trim());

function rulesOf(check: (values: Values) => CheckedRow) {
  const values = z.object({ email: text, firstName: text, lastName: text, phone: text });
  return values.check(({ value, issues }) => {
    const { withoutPhone, problem = '', field = 'email', reach } = check(value).check;
    const refuse = (path: RowField, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value });
    if (withoutPhone) refuse('phone', INVALID_PHONE);
    // A row with only a number can be invited by text.
    if (reach === null) refuse(field, problem);
  });
}
