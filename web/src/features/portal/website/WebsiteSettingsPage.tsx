import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { useAction } from '../../../lib/useAction.js';
import { showToast } from '../../../lib/toasts.js';
import { SettingsPage } from '../../../portal-ui/SettingsPage.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { TextArea } from '../../../ui/TextField.js';
import { FieldGroup } from '../settings/FieldGroup.js';
import { BuilderSwitch } from './BuilderSwitch.js';
import { MetadataFields } from './MetadataFields.js';
import { changesOf, formOf, websiteSchema, type WebsiteForm, type WebsitePractice } from './websiteForm.js';
import { WEBSITE, WebsiteFrame } from './WebsiteFrame.js';

const WebsiteSettings = graphql(`
  query WebsiteSettings {
    currentPractice {
      id
      name
      usingBuilderV2
      builderSwitchable
      websiteDomain {
        domain
        status
      }
      websiteMetadata {
        id
        title
        description
        ogSiteName
        primaryModality
      }
      headScripts
      bodyScripts
    }
  }
`);

const UpsertWebsiteMetadata = graphql(`
  mutation UpsertWebsiteMetadata($input: WebsiteMetadataInput!) {
    upsertWebsiteMetadata(input: $input) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        websiteMetadata {
          id
          title
          description
          ogSiteName
          primaryModality
        }
      }
    }
  }
`);

const UpdatePracticeScripts = graphql(`
  mutation UpdatePracticeScripts($headScripts: String, $bodyScripts: String) {
    updatePracticeScripts(headScripts: $headScripts, bodyScripts: $bodyScripts) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        headScripts
        bodyScripts
      }
    }
  }
`);

const TITLE = 'Website settings';
const FAILURE = 'Please try again later.';

/** /portal/website/settings: domain, builder, what search engines show, and scripts (spec portal-configuration §2). */
export function WebsiteSettingsPage() {
  usePageTitle(TITLE);
  const { data, error, refetch } = useQuery(WebsiteSettings);
  const practice = data?.currentPractice;
  if (practice) return <WebsiteSettingsForm practice={practice} />;
  return (
    <WebsiteFrame title={TITLE}>
      {error ? <ErrorState heading="h2" onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
    </WebsiteFrame>
  );
}

function WebsiteSettingsForm({ practice }: { practice: WebsitePractice }) {
  const fields = Object.keys(websiteSchema.shape);
  const metadata = useAction(UpsertWebsiteMetadata, { failure: FAILURE, fields, shown: 'inline' });
  const scripts = useAction(UpdatePracticeScripts, { failure: FAILURE, fields, shown: 'inline' });
  const stored = formOf(practice);
  const save = async (values: WebsiteForm) => {
    const changes = changesOf(values, stored);
    const first = changes.metadata && (await metadata.run({ input: changes.metadata }));
    if (first && !first.ok) return first;
    const second = changes.scripts && (await scripts.run(changes.scripts));
    return second ?? first ?? ({ ok: true, payload: undefined } as const);
  };
  return (
    <SettingsPage<WebsiteForm>
      title={TITLE}
      above={WEBSITE}
      before={
        <>
          <DomainSummary domain={practice.websiteDomain} />
          {practice.builderSwitchable && <BuilderSwitch practice={practice} />}
        </>
      }
      original={stored}
      schema={websiteSchema}
      onSave={save}
      onSaved={() => showToast('Settings updated successfully.')}
    >
      {(form) => {
        const { errors } = form.formState;
        return (
          <>
            <MetadataFields form={form} practiceName={practice.name} />
            <FieldGroup
              title="Scripts"
              text="Such as of an analytics service. They run on your own domain only, never where clients book, pay or answer forms."
            >
              <TextArea
                label="In the head"
                optional
                rows={4}
                spellCheck={false}
                error={errors.headScripts?.message}
                {...form.register('headScripts')}
              />
              <TextArea
                label="At the end of the body"
                optional
                rows={4}
                spellCheck={false}
                error={errors.bodyScripts?.message}
                {...form.register('bodyScripts')}
              />
            </FieldGroup>
          </>
        );
      }}
    </SettingsPage>
  );
}

function DomainSummary({ domain }: { domain: WebsitePractice['websiteDomain'] }) {
  return (
    <chakra.section
      aria-label="Custom domain"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      justifyContent="space-between"
      p="5"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      bg="surface"
    >
      <chakra.div minW="0">
        <chakra.h2 fontSize="lg">Custom domain</chakra.h2>
        <chakra.p color="textSoft" css={{ overflowWrap: 'anywhere' }}>
          {domain ? `${domain.domain} (${domain.status === 'active' ? 'active' : 'activating'})` : 'None yet'}
        </chakra.p>
      </chakra.div>
      <RouteLink href="/portal/website/domain">{domain ? 'Change domain' : 'Connect a domain'}</RouteLink>
    </chakra.section>
  );
}
