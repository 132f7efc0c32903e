import { useController, type UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { TextField } from '../../../ui/TextField.js';
import type { SiteFacts } from '../../site/siteFacts.js';
import type { BlockValues } from './blockValues.js';
import { ImageChoice } from './ImageChoice.js';

const GenerateImageAltText = graphql(`
  mutation GenerateImageAltText($imageId: ID!) {
    generateImageAltText(imageId: $imageId) {
      result
      errors {
        code
        message
        field
      }
      altText
    }
  }
`);

export interface ImageFieldProps {
  form: UseFormReturn<BlockValues>;
  facts: SiteFacts;
}

/** The image of a block, from the gallery, and what it shows. */
export function ImageField({ form, facts }: ImageFieldProps) {
  const { field } = useController({ control: form.control, name: 'imageId' });
  const suggest = useAction(GenerateImageAltText, { failure: "We couldn't suggest a text. Please try again later." });
  const fill = async () => {
    const outcome = await suggest.run({ imageId: field.value });
    const altText = outcome.ok && outcome.payload.altText;
    if (altText) form.setValue('alt', altText, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <ImageChoice
        legend="Image"
        images={facts.galleryImages}
        chosen={field.value ? [field.value] : []}
        onToggle={(id) => field.onChange(id === field.value ? '' : id)}
      />
      {field.value && (
        <>
          <TextField
            label="What the image shows"
            optional
            hint="For people who cannot see it, and for search engines."
            error={form.formState.errors.alt?.message}
            {...form.register('alt')}
          />
          <div>
            <Button size="sm" variant="outline" loading={suggest.pending} onClick={() => void fill()}>
              Suggest a text
            </Button>
          </div>
        </>
      )}
      <GalleryHint />
    </>
  );
}

/** The images of the gallery block; none chosen shows them all. */
export function ImagesField({ form, facts }: ImageFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'imageIds' });
  const toggle = (id: string) =>
    field.onChange(field.value.includes(id) ? field.value.filter((one) => one !== id) : [...field.value, id]);
  return (
    <>
      <ImageChoice legend="Images" images={facts.galleryImages} chosen={field.value} onToggle={toggle} />
      <chakra.p color={fieldState.error ? 'danger' : 'textSoft'} fontSize="sm">
        {fieldState.error?.message ?? 'Where you choose none, all of them are shown.'}
      </chakra.p>
      <GalleryHint />
    </>
  );
}

function GalleryHint() {
  return (
    <chakra.p color="textSoft" fontSize="sm">
      Images come from <RouteLink href="/portal/profile/photos">the photos of your profile</RouteLink>.
    </chakra.p>
  );
}
