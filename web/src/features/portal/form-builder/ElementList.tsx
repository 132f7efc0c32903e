import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPage.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { SortableList } from '../../../portal-ui/SortableList.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { Menu } from '../../../ui/Menu.js';
import {
  addElement,
  duplicateElement,
  dependentsOf,
  freeName,
  innerOf,
  putElement,
  removeElement,
  sortElements,
  titleOf,
  type FormElement,
  type FormJson,
} from './formJson.js';
import { isGroup, newElement, QUESTION_TYPES, TYPE_NAMES, typeName, type QuestionType } from './questionTypes.js';

const ElementFlyout = lazyPart(async () => (await import('./ElementFlyout.js')).ElementFlyout);

export interface ElementListProps {
  form: FormJson;
  /** Name of the page or group that holds the elements. */
  holder: string;
  elements: readonly FormElement[];
  /** Names the list for screen readers. */
  label: string;
  onChange: (form: FormJson) => void;
}

/** The questions of a page or a group, in order; more can be added. */
export function ElementList({ form, holder, elements, label, onChange }: ElementListProps) {
  const [edited, setEdited] = useState<FormElement>();
  const close = () => setEdited(undefined);
  const isNew = edited !== undefined && !elements.some(({ name }) => name === edited.name);
  const save = (element: FormElement) =>
    onChange(isNew ? addElement(form, holder, element) : putElement(form, element));
  const add = (type: QuestionType) => setEdited(newElement(type, freeName(form)));
  return (
    <chakra.div display="grid" gap="3" minW="0">
      {elements.length > 0 ? (
        <SortableList
          label={label}
          items={elements}
          itemId={({ name }) => name}
          itemName={titleOf}
          onSort={(sorted) => onChange(sortElements(form, holder, sorted))}
        >
          {(element) => <ElementRow {...{ form, element, onChange }} onEdit={() => setEdited(element)} />}
        </SortableList>
      ) : (
        <chakra.p color="textSoft">No questions yet.</chakra.p>
      )}
      <div>
        <Menu
          align="start"
          entries={QUESTION_TYPES.map((type) => ({ label: TYPE_NAMES[type], onSelect: () => add(type) }))}
          trigger={
            <Button size="sm" variant="outline">
              <Icon name="plus" size={18} /> Add a question
            </Button>
          }
        />
      </div>
      {edited && (
        <Overlay onClose={close}>
          <ElementFlyout element={edited} isNew={isNew} onSave={save} onClose={close} />
        </Overlay>
      )}
    </chakra.div>
  );
}

interface ElementRowProps extends Pick<ElementListProps, 'form' | 'onChange'> {
  element: FormElement;
  onEdit: () => void;
}

function ElementRow({ form, element, onChange, onEdit }: ElementRowProps) {
  const [asking, setAsking] = useState(false);
  const title = titleOf(element);
  const dependents = asking ? dependentsOf(form, element.name) : [];
  const remove = () => {
    setAsking(false);
    onChange(removeElement(form, element.name));
  };
  const ask = () => (dependentsOf(form, element.name).length > 0 || isGroup(element) ? setAsking(true) : remove());
  return (
    <chakra.div display="grid" gap="3" minW="0">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <chakra.div flex="1 1 12rem" minW="0">
          <chakra.p overflowWrap="anywhere">{title}</chakra.p>
          <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center" color="textSoft" fontSize="sm">
            {typeName(element.type)}
            {element['isRequired'] === true && <Badge>Required</Badge>}
            {typeof element['visibleIf'] === 'string' && <Badge tone="info">Only for some answers</Badge>}
          </chakra.p>
        </chakra.div>
        <chakra.span display="inline-flex">
          <IconButton icon="edit" label={`Edit ${title}`} onClick={onEdit} />
          <IconButton
            icon="copy"
            label={`Copy ${title}`}
            onClick={() => onChange(duplicateElement(form, element.name))}
          />
          <IconButton icon="trash" label={`Delete ${title}`} onClick={ask} />
        </chakra.span>
      </chakra.div>
      {isGroup(element) && (
        <ElementList
          {...{ form, onChange }}
          holder={element.name}
          elements={innerOf(element)}
          label={`Questions of ${title}`}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={`Delete ${title}?`}
        description={
          dependents.length > 0
            ? `Shown or required by its answer: ${dependents.join(', ')}. From now on that no longer depends on an answer. You can undo this.`
            : 'What is in it is deleted too. You can undo this.'
        }
        confirm="Delete question"
        keep="Keep question"
        variant="danger"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </chakra.div>
  );
}
