import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../gql/gql.js';
import type { EmailTemplatesQuery } from '../../../../gql/graphql.js';
import { usePageTitle } from '../../../../lib/usePageTitle.js';
import { SettingsPage } from '../../../../portal-ui/SettingsPage.js';
import { useAction } from '../../../../lib/useAction.js';
import { showToast } from '../../../../lib/toasts.js';
import { SETTINGS } from '../settingsPages.js';
import { SettingsPlace } from '../SettingsPlace.js';
import { COMMUNICATION, CommunicationTabs } from './CommunicationTabs.js';
import { TemplateEditor } from './TemplateEditor.js';
import { templateSchema, type TemplateForm } from './templateForm.js';

const EmailTemplates = graphql(`
  query EmailTemplates {
    currentPractice {
      id
      emailTemplates {
        name
        allowedVariables
        customContent
        defaultContent
      }
    }
  }
`);

const UpdateEmailTemplates = graphql(`
  mutation UpdateEmailTemplates($emailTemplates: [EmailTemplateInput!]!) {
    updateCommunicationSettings(emailTemplates: $emailTemplates) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        emailTemplates {
          name
          allowedVariables
          customContent
          defaultContent
        }
      }
    }
  }
`);

export type Template = NonNullable<NonNullable<EmailTemplatesQuery['currentPractice']>['emailTemplates']>[number];
type Name = keyof TemplateForm;

const TITLES: Readonly<Record<Name, { title: string; text: string }>> = {
  appointment_confirmed: { title: 'Confirmation', text: 'Sent as soon as an appointment is confirmed.' },
  appointment_reminder: { title: 'Reminder', text: 'Sent before an appointment, as you chose under Reminders.' },
};
const NAMES = Object.keys(TITLES) as Name[];
const TABS = <CommunicationTabs current="Custom content" />;

/** /portal/settings/communication/templates: the mails to clients in the practice's own words. */
export function TemplatesPage() {
  usePageTitle(COMMUNICATION);
  const { data, error, refetch } = useQuery(EmailTemplates, { fetchPolicy: 'cache-and-network' });
  const templates = data?.currentPractice?.emailTemplates;
  if (!templates) {
    const failed = error !== undefined || data !== undefined;
    return <SettingsPlace title={COMMUNICATION} tabs={TABS} failed={failed} onRetry={() => void refetch()} />;
  }
  return <TemplatesForm templates={templates} />;
}

function TemplatesForm({ templates }: { templates: readonly Template[] }) {
  const update = useAction(UpdateEmailTemplates, {
    failure: 'Please try again later.',
    saysError: true,
    fields: NAMES,
    shown: 'inline',
    onSuccess: () => showToast('Email template updated successfully.'),
  });
  const of = (name: Name) => templates.find((template) => template.name === name);
  const contentOf = (name: Name) => of(name)?.customContent ?? of(name)?.defaultContent ?? '';
  const original: TemplateForm = {
    appointment_confirmed: contentOf('appointment_confirmed'),
    appointment_reminder: contentOf('appointment_reminder'),
  };
  const schema = templateSchema({
    confirmed: of('appointment_confirmed')?.allowedVariables ?? [],
    reminder: of('appointment_reminder')?.allowedVariables ?? [],
  });
  return (
    <SettingsPage<TemplateForm>
      title={COMMUNICATION}
      above={SETTINGS}
      tabs={TABS}
      description="The text between the heading and the visit details. Time, place and price always follow."
      original={original}
      schema={schema}
      onSave={(values) =>
        update.run({
          emailTemplates: NAMES.filter((name) => values[name] !== original[name]).map((name) => ({
            name,
            customContent: values[name],
          })),
        })
      }
    >
      {(form) =>
        NAMES.map((name) => {
          const template = of(name);
          return template && <TemplateEditor key={name} {...{ form, name, template, ...TITLES[name] }} />;
        })
      }
    </SettingsPage>
  );
}
