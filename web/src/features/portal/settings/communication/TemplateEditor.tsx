import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../../gql/gql.js';
import { useAction } from '../../../../lib/useAction.js';
import { Button } from '../../../../ui/Button.js';
import { chakra } from '../../../../ui/chakra.js';
import { TextArea } from '../../../../ui/TextField.js';
import { FieldGroup } from '../FieldGroup.js';
import { EmailPreview } from './EmailPreview.js';
import { CONTENT_MAX_LENGTH, type TemplateForm } from './templateForm.js';
import type { Template } from './TemplatesPage.js';

const SendTestEmail = graphql(`
  mutation SendTestEmail($input: EmailTemplateInput!) {
    sendTestEmail(input: $input) {
      result
      errors {
        code
        message
        field
      }
      sentTo
    }
  }
`);

export interface TemplateEditorProps {
  form: UseFormReturn<TemplateForm>;
  name: keyof TemplateForm;
  template: Template;
  title: string;
  text: string;
}

/** The text of a mail with what it may name, how it looks, and a way to see it in one's own mailbox. */
export function TemplateEditor({ form, name, template, title, text }: TemplateEditorProps) {
  const { register, watch, setValue, formState } = form;
  const field = useRef<HTMLTextAreaElement>(null);
  const { ref, ...registered } = register(name);
  const content = watch(name);
  const write = (value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  const insert = (variable: string) => {
    const start = field.current?.selectionStart ?? content.length;
    const end = field.current?.selectionEnd ?? start;
    const named = `{{${variable}}}`;
    write(content.slice(0, start) + named + content.slice(end));
    // Once the field has the new text, so that typing goes on behind it.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(start + named.length, start + named.length);
    });
  };
  return (
    <FieldGroup title={title} text={text}>
      <TextArea
        label={`Text of the ${title.toLowerCase()}`}
        rows={6}
        hint={`Each line is a paragraph. ${content.length} of ${CONTENT_MAX_LENGTH} characters`}
        {...registered}
        ref={(element) => {
          ref(element);
          field.current = element;
        }}
        error={formState.errors[name]?.message}
      />
      <Variables names={template.allowedVariables} onChoose={insert} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <SendTest name={name} content={content} />
        <Button
          variant="ghost"
          size="sm"
          disabled={content === template.defaultContent}
          onClick={() => write(template.defaultContent)}
        >
          Use the default text
        </Button>
      </chakra.div>
      <EmailPreview name={name} content={content} title={title} />
    </FieldGroup>
  );
}

function Variables({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  return (
    <chakra.div role="group" aria-label="Insert a variable" display="flex" flexWrap="wrap" gap="2">
      {names.map((name) => (
        <Button key={name} variant="outline" size="sm" onClick={() => onChoose(name)}>
          {labelOf(name)}
        </Button>
      ))}
    </chakra.div>
  );
}

/** `client.first_name` is the client's first name. */
const labelOf = (name: string): string => {
  const words = name.replace('.', ' ').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function SendTest({ name, content }: { name: keyof TemplateForm; content: string }) {
  const send = useAction(SendTestEmail, {
    success: ({ sentTo }) => `A test is on its way to ${sentTo}.`,
    failure: 'Please try again later.',
    saysError: true,
  });
  return (
    <Button
      variant="outline"
      size="sm"
      loading={send.pending}
      onClick={() => void send.run({ input: { name, customContent: content } })}
    >
      Send me a test
    </Button>
  );
}
