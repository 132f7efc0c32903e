import { chakra } from '../../../ui/chakra.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import type { FormJson } from './formJson.js';
import { useTypedText } from '../../../portal-ui/useTypedText.js';

/** Title and introduction of the form. */
export function FormHead({ form, onChange }: { form: FormJson; onChange: (form: FormJson) => void }) {
  const title = useTypedText(form.title ?? '', (text) => onChange({ ...form, title: text }));
  const description = useTypedText(form.description ?? '', (text) => onChange({ ...form, description: text }));
  return (
    <chakra.div
      display="grid"
      gap="3"
      p="5"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      bg="surface"
      data-density="compact"
    >
      <TextField label="Title of the form" maxLength={200} {...title} />
      <TextArea label="Introduction" optional rows={2} maxLength={2000} {...description} />
    </chakra.div>
  );
}
