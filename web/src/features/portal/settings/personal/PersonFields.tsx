import { Select } from '../../../../ui/Select.js';
import { TextField } from '../../../../ui/TextField.js';
import { PasswordField } from '../../../../ui/PasswordField.js';
import { formatUtcDate } from './dobText.js';
import { InlineField } from './InlineField.js';
import { NotGiven } from './NotGiven.js';
import { dobSchema, genderSchema, passwordSchema, type GenderForm } from './personalRules.js';
import { useUpdatePersonalSettings, type Account } from './usePersonalSettings.js';

const GENDERS = ['Female', 'Male', 'Custom'].map((value) => ({ value, label: value }));
const EMPTY_PASSWORDS = { currentPassword: '', password: '', passwordConfirmation: '' };

export function GenderField({ account }: { account: Account }) {
  const update = useUpdatePersonalSettings(['gender', 'customGender']);
  const { gender, customGender } = account;
  return (
    <InlineField<GenderForm>
      label="Gender"
      shown={(gender === 'Custom' ? customGender : gender) ?? <NotGiven />}
      original={{ gender: gender ?? '', customGender: customGender ?? '' }}
      schema={genderSchema}
      onSave={(values) =>
        update.run({
          ...(values.gender !== '' && { gender: values.gender }),
          ...(values.gender === 'Custom' && { customGender: values.customGender }),
        })
      }
    >
      {({ register, watch, formState: { errors } }) => (
        <>
          <Select
            label="Your gender"
            options={GENDERS}
            placeholder="Choose"
            {...register('gender')}
            error={errors.gender?.message}
          />
          {watch('gender') === 'Custom' && (
            <TextField
              label="In your own words"
              autoComplete="off"
              {...register('customGender')}
              error={errors.customGender?.message}
            />
          )}
        </>
      )}
    </InlineField>
  );
}

export function DobField({ account }: { account: Account }) {
  const update = useUpdatePersonalSettings(['dob']);
  return (
    <InlineField
      label="Date of birth"
      shown={account.dob ? formatUtcDate(account.dob) : <NotGiven />}
      original={{ dob: account.dob ?? '' }}
      schema={dobSchema}
      onSave={(values) => update.run(values)}
    >
      {({ register, formState: { errors } }) => (
        <TextField
          label="Your date of birth"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          {...register('dob')}
          error={errors.dob?.message}
        />
      )}
    </InlineField>
  );
}

export function PasswordChangeField() {
  const update = useUpdatePersonalSettings(
    ['currentPassword', 'password', 'passwordConfirmation'],
    'Your password was changed. Other browsers are logged out.',
  );
  return (
    <InlineField
      label="Password"
      shown="••••••••••"
      original={EMPTY_PASSWORDS}
      schema={passwordSchema}
      onSave={(values) => update.run(values)}
    >
      {({ register, formState: { errors } }) => (
        <>
          <PasswordField
            label="Your current password"
            autoComplete="current-password"
            {...register('currentPassword')}
            error={errors.currentPassword?.message}
          />
          <PasswordField
            label="New password"
            hint="10 to 200 characters. All other browsers are logged out."
            autoComplete="new-password"
            {...register('password')}
            error={errors.password?.message}
          />
          <PasswordField
            label="New password again"
            autoComplete="new-password"
            {...register('passwordConfirmation')}
            error={errors.passwordConfirmation?.message}
          />
        </>
      )}
    </InlineField>
  );
}
