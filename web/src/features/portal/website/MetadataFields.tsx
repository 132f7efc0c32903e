import type { UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import { FieldGroup } from '../settings/FieldGroup.js';
import type { WebsiteForm } from './websiteForm.js';

const GenerateSiteMetadata = graphql(`
  mutation GenerateSiteMetadata {
    generateSiteMetadata {
      result
      errors {
        code
        message
        field
      }
      title
      description
    }
  }
`);

export interface MetadataFieldsProps {
  form: UseFormReturn<WebsiteForm>;
  practiceName: string;
}

/** What search engines, and links that are shared, show of the website. */
export function MetadataFields({ form, practiceName }: MetadataFieldsProps) {
  const { register, setValue, formState } = form;
  const { errors } = formState;
  const suggest = useAction(GenerateSiteMetadata, { failure: "We couldn't suggest texts. Please try again later." });
  const fill = async () => {
    const outcome = await suggest.run({});
    if (!outcome.ok) return;
    const { title, description } = outcome.payload;
    const options = { shouldDirty: true, shouldValidate: true };
    if (title) setValue('title', title, options);
    if (description) setValue('description', description, options);
  };
  return (
    <FieldGroup title="Search engines" text="What they show of your website. Empty fields follow from your profile.">
      <TextField
        label="Title"
        optional
        hint="At most 70 characters."
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label="Description"
        optional
        rows={2}
        hint="At most 160 characters."
        error={errors.description?.message}
        {...register('description')}
      />
      <div>
        <Button variant="outline" size="sm" loading={suggest.pending} onClick={() => void fill()}>
          <Icon name="edit" size={18} /> Suggest title and description
        </Button>
      </div>
      <TextField
        label="Name of the site"
        optional
        placeholder={practiceName}
        hint="Shown where somebody shares a link to it."
        error={errors.ogSiteName?.message}
        {...register('ogSiteName')}
      />
      <TextField
        label="Main therapy"
        optional
        hint="What people search for, such as deep tissue massage."
        error={errors.primaryModality?.message}
        {...register('primaryModality')}
      />
    </FieldGroup>
  );
}
