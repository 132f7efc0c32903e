import { useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { lazyPart } from '../../../lib/lazyPage.js';
import { showToast } from '../../../lib/toasts.js';
import { useAction } from '../../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { SettingsPage } from '../../../portal-ui/SettingsPage.js';
import { useNumberedSaving } from '../../../portal-ui/useNumberedSaving.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import { onePageSite } from '../../site/defaultSite.js';
import { readSite } from '../../site/siteDocument.js';
import type { SiteFacts } from '../../site/siteFacts.js';
import { FieldGroup } from '../settings/FieldGroup.js';
import { WEBSITE, WebsiteFrame } from '../website/WebsiteFrame.js';
import { ImageChoice } from './ImageChoice.js';
import { onePageRules, SECTIONS, siteOfValues, valuesOfSite, type OnePageValues, type Section } from './onePage.js';
import { PublishWebsite, SaveWebsiteDraft, useOwnWebsite, type LoadedWebsite } from './ownWebsite.js';

const LookFlyout = lazyPart(async () => (await import('./LookFlyout.js')).LookFlyout);

const TITLE = 'Website builder';
const builder = 'v1';
const SECTION_NAMES: Readonly<Record<Section, string>> = {
  about: 'About you',
  services: 'Services and prices',
  reviews: 'Reviews',
  gallery: 'Gallery',
  contact: 'Places and hours',
};

/** /portal/website/builder: one page that follows from the profile, by a form (spec portal-configuration §2). */
export function OnePageBuilderPage() {
  usePageTitle(TITLE);
  const { loaded, failed, retry } = useOwnWebsite(builder);
  if (loaded) return <OnePageForm {...loaded} />;
  return (
    <WebsiteFrame title={TITLE}>
      {failed ? <ErrorState heading="h2" onRetry={retry} /> : <Skeleton lines={8} />}
    </WebsiteFrame>
  );
}

function OnePageForm({ stored, facts, address }: LoadedWebsite) {
  const [original] = useState(() => (stored.document ? readSite(stored.document) : onePageSite(facts)));
  const [values, setValues] = useState(() => valuesOfSite(original));
  const draft = useAction(SaveWebsiteDraft, { failure: CONNECTION_MESSAGE, firstReasonOnly: true, shown: 'inline' });
  const publication = useAction(PublishWebsite, { failure: CONNECTION_MESSAGE, shown: 'inline' });
  const { save, lastNo } = useNumberedSaving(stored.saveNo, (document, saveNo) =>
    draft.run({ builder, document, saveNo }),
  );
  const saveAndPublish = async (entered: OnePageValues) => {
    const saved = await save(JSON.stringify(siteOfValues(entered, facts)));
    if (!saved.ok) return saved;
    const published = await publication.run({ builder, saveNo: lastNo() });
    if (published.ok) setValues(entered);
    return published;
  };
  return (
    <SettingsPage<OnePageValues>
      title={TITLE}
      above={WEBSITE}
      description="One page with your services, reviews and places. It changes with your profile."
      before={
        address && (
          <div>
            <ButtonLink size="sm" variant="outline" href={address} external>
              <Icon name="external" size={18} /> View website
            </ButtonLink>
          </div>
        )
      }
      original={values}
      schema={onePageRules}
      onSave={saveAndPublish}
      onSaved={() => showToast('Your website is published')}
    >
      {(form) => <OnePageFields {...{ form, facts }} />}
    </SettingsPage>
  );
}

function OnePageFields({ form, facts }: { form: UseFormReturn<OnePageValues>; facts: SiteFacts }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [styling, setStyling] = useState(false);
  const image = useController({ control, name: 'imageId' }).field;
  const theme = useController({ control, name: 'theme' }).field;
  return (
    <>
      <FieldGroup title="Welcome">
        <TextField label="Heading" error={errors.heading?.message} {...register('heading')} />
        <TextArea label="Text" optional rows={3} error={errors.text?.message} {...register('text')} />
        <ImageChoice
          legend="Image"
          images={facts.galleryImages}
          chosen={image.value ? [image.value] : []}
          onToggle={(id) => image.onChange(id === image.value ? '' : id)}
        />
      </FieldGroup>
      <FieldGroup title="Sections" text="What each of them says comes from your profile.">
        {SECTIONS.map((section) => (
          <Checkbox key={section} label={SECTION_NAMES[section]} value={section} {...register('sections')} />
        ))}
        <TextArea
          label="Above your places and hours"
          optional
          rows={2}
          error={errors.contactText?.message}
          {...register('contactText')}
        />
      </FieldGroup>
      <FieldGroup title="Look" text="Colors, buttons and fonts, also of your profile and of booking.">
        <div>
          <Button variant="outline" onClick={() => setStyling(true)}>
            Change the look
          </Button>
        </div>
        {styling && (
          <Overlay onClose={() => setStyling(false)}>
            <LookFlyout theme={theme.value} onSave={theme.onChange} onClose={() => setStyling(false)} />
          </Overlay>
        )}
      </FieldGroup>
    </>
  );
}
