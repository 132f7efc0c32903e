import { omit } from 'es-toolkit/object';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { ElementFields } from './ElementFields.js';
import { rulesOf } from './elementRules.js';
import { elementOf, valuesOf, type ElementValues } from './elementValues.js';
import type { FormElement } from './formJson.js';
import { typeName } from './questionTypes.js';

export interface ElementFlyoutProps {
  element: FormElement;
  isNew: boolean;
  onSave: (element: FormElement) => void;
  onClose: () => void;
}

/** One question with its options. It becomes a part of the form when it is saved here. */
export function ElementFlyout({ element, isNew, onSave, onClose }: ElementFlyoutProps) {
  const save = async (values: ElementValues) => {
    // No answer refers yet to the choices that a new question begins with.
    const stored = isNew ? (omit(element, ['choices', 'items', 'rows']) as FormElement) : element;
    onSave(elementOf(stored, values));
    return { ok: true, payload: undefined } as const;
  };
  return (
    <FlyoutForm<ElementValues>
      open
      title={typeName(element.type)}
      original={valuesOf(element)}
      schema={rulesOf(element.type)}
      saveLabel={isNew ? 'Add' : 'Done'}
      onSave={save}
      onClose={onClose}
    >
      {(form) => <ElementFields type={element.type} form={form} />}
    </FlyoutForm>
  );
}
