import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../gql/gql.js';
import { useDebounced } from '../../../../lib/useDebounced.js';
import { Button } from '../../../../ui/Button.js';
import { chakra } from '../../../../ui/chakra.js';
import { Skeleton } from '../../../../ui/Skeleton.js';
import { MailBody } from './MailBody.js';
import { CONTENT_MAX_LENGTH, type TemplateForm } from './templateForm.js';

const EmailPreviewOf = graphql(`
  query EmailPreviewOf($input: EmailTemplateInput!) {
    emailPreview(input: $input) {
      subject
      html
      textMessage
    }
  }
`);

/** After the last key. */
const PAUSE_MS = 500;

export interface EmailPreviewProps {
  name: keyof TemplateForm;
  content: string;
  title: string;
}

/** How the mail arrives, made by what sends it, with an example visit; and the text message that goes with it. */
export function EmailPreview({ name, content, title }: EmailPreviewProps) {
  const customContent = useDebounced(content, PAUSE_MS).slice(0, CONTENT_MAX_LENGTH);
  const { data, previousData, error, refetch } = useQuery(EmailPreviewOf, {
    variables: { input: { name, customContent } },
    fetchPolicy: 'no-cache',
  });
  const preview = (data ?? previousData)?.emailPreview;
  return (
    <chakra.section aria-label={`Preview of the ${title.toLowerCase()}`} display="grid" gap="3" minW="0">
      {error && (
        <chakra.p role="alert" color="danger" fontSize="sm">
          The preview did not load.{' '}
          <Button variant="ghost" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </chakra.p>
      )}
      {!preview && !error && <Skeleton lines={6} />}
      {preview && (
        <>
          <chakra.p fontSize="sm">
            <chakra.span color="textSoft">Subject: </chakra.span>
            {preview.subject}
          </chakra.p>
          <MailBody html={preview.html} />
          <chakra.p color="textSoft" fontSize="sm">
            The text message
          </chakra.p>
          <chakra.p p="3" rounded="md" bg="brandQuiet" fontSize="sm" overflowWrap="anywhere" maxW="28rem">
            {preview.textMessage}
          </chakra.p>
        </>
      )}
    </chakra.section>
  );
}
