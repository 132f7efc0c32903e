import { useState } from 'react';
import { CheckboxList } from '../portal-ui/CheckboxList.js';
import { ClientPicker } from '../portal-ui/ClientPicker.js';
import { DateField, TimeField } from '../portal-ui/DateTimeFields.js';
import { FilePlace } from '../portal-ui/FilePlace.js';
import { MoneyInput } from '../portal-ui/MoneyInput.js';
import { PhotoUpload } from '../portal-ui/PhotoUpload.js';
import { PhotoUploadList } from '../portal-ui/PhotoUploadList.js';
import { photoUploadRecipe } from '../portal-ui/photoUploadRecipe.js';
import { RichText } from '../portal-ui/RichText.js';
import { SortableList } from '../portal-ui/SortableList.js';
import { defaultWeek } from '../portal-ui/weeklyHours.js';
import { WeeklyHoursField } from '../portal-ui/WeeklyHoursField.js';
import { styledBy } from '../ui/chakra.js';
import { LONG_NAME } from './galleryData.js';
import { Specimen, State, type StateProps } from './Specimen.js';

const Uploads = styledBy('div', photoUploadRecipe);
const ZONE = 'America/New_York';
const TEXT =
  '<h3>About me</h3><p>I have <strong>twelve years</strong> of <a href="https://example.com">practice</a>.</p><ul><li>Massage</li><li>Yoga</li></ul>';
/** A brown square of one pixel. */
const PHOTO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%23b5653f"/%3E%3C/svg%3E';
const NOTHING = () => undefined;

const PICKERS: readonly (PickerProps & Pick<StateProps, 'width'> & { state: string })[] = [
  { state: 'empty', label: 'Whom' },
  { state: 'error', label: 'For whom', error: 'Please select a client first' },
  { state: 'disabled', label: 'Nobody', disabled: true },
  { state: 'filled', label: 'Grace', initial: 'grace' },
  { state: 'filled, disabled', label: 'Grace for good', initial: 'grace', disabled: true },
  { state: 'no contact', label: 'Iris', initial: 'iris' },
  { state: 'contact of the practice', label: 'Nia', initial: 'own' },
  { state: 'did not load', label: 'Broken', initial: 'broken' },
  { state: 'gone', label: 'Gone', initial: 'gone' },
  { state: 'long text, small width', label: 'Wilhelmina', initial: 'long', width: 'small' },
];

/** Fields of `portal-ui`. */
export function PortalFields() {
  return (
    <>
      <Specimen name="MoneyInput, DateField, TimeField">
        <State name="MoneyInput">
          <Money initial={9050} />
        </State>
        <State name="empty, error">
          <Money initial={null} error="Please enter a price" />
        </State>
        <State name="MoneyInput, a large amount of another currency, small width" width="small">
          <Money initial={999_999_999} currency="CAD" />
        </State>
        <State name="DateField: filled, empty with an error">
          <DateField label="Starts on" zone={ZONE} value="2026-11-23" onChange={NOTHING} />
          <DateField label="Ends on" zone={ZONE} value="" onChange={NOTHING} error="Please choose a day" />
        </State>
        <State name="TimeField: filled, empty with an error">
          <TimeField label="Starts at" zone={ZONE} atMs={Date.UTC(2026, 10, 23)} value="09:00" onChange={NOTHING} />
          <TimeField label="Ends at" zone={ZONE} value="" onChange={NOTHING} error="Please choose a time" />
        </State>
      </Specimen>
      <Specimen name="ClientPicker">
        {PICKERS.map(({ state, width, ...picker }) => (
          <State key={state} name={state} {...(width && { width })}>
            <Picker {...picker} />
          </State>
        ))}
      </Specimen>
      <Choices />
      <Photos />
      <Texts />
    </>
  );
}

const PLACES = [
  { value: 'studio', label: 'Elm Street studio' },
  { value: 'home', label: 'At the client’s home' },
];

function Choices() {
  const [places, setPlaces] = useState(['studio']);
  const [week, setWeek] = useState(defaultWeek);
  return (
    <Specimen name="CheckboxList, WeeklyHoursField">
      <State name="CheckboxList">
        <CheckboxList legend="Offered at" options={PLACES} value={places} onChange={setPlaces} />
      </State>
      <State name="CheckboxList, error">
        <CheckboxList
          legend="Offered where"
          options={PLACES}
          value={[]}
          onChange={NOTHING}
          error="Please choose a place"
        />
      </State>
      <State name="WeeklyHoursField" width="whole">
        <WeeklyHoursField label="Weekly hours" value={week} onChange={setWeek} />
      </State>
    </Specimen>
  );
}

interface MoneyProps {
  initial: number | null;
  currency?: string;
  error?: string;
}

function Money({ initial, currency = 'USD', error }: MoneyProps) {
  const [cents, setCents] = useState(initial);
  return <MoneyInput label="Price" currency={currency} value={cents} onChange={setCents} error={error} />;
}

interface PickerProps {
  label: string;
  initial?: string;
  error?: string;
  disabled?: boolean;
}

function Picker({ initial = '', ...rest }: PickerProps) {
  const [id, setId] = useState(initial);
  return <ClientPicker {...rest} value={id} onChange={setId} />;
}

function Photos() {
  const upload = { id: '1', name: 'room.jpg', preview: PHOTO, share: 0.6, problem: undefined, repeatable: false };
  const failed = { ...upload, problem: 'The photo could not be uploaded. Please try again.', repeatable: true };
  const refused = { ...upload, name: `${LONG_NAME}.pdf`, preview: undefined };
  return (
    <Specimen name="PhotoUpload, FilePlace">
      <State name="another file">
        <FilePlace icon="upload" label="Choose a list" hint="A CSV file." accept=".csv" onChoose={NOTHING} />
      </State>
      <State name="another file, disabled">
        <FilePlace icon="upload" label="No list" hint="A CSV file." accept=".csv" disabled onChoose={NOTHING} />
      </State>
      <State name="empty">
        <PhotoUpload label="Photo of the service" onUploaded={NOTHING} />
      </State>
      <State name="filled">
        <PhotoUpload label="Your photo" photo={PHOTO} onUploaded={NOTHING} onRemove={NOTHING} />
      </State>
      <State name="several, error">
        <PhotoUpload label="Gallery" atOnce={10} onUploaded={NOTHING} error="Failed to delete photo" />
      </State>
      <State name="filled, disabled">
        <PhotoUpload label="Closed" photo={PHOTO} onUploaded={NOTHING} onRemove={NOTHING} disabled />
      </State>
      {[
        { state: 'on its way', shown: upload },
        { state: 'almost done', shown: { ...upload, share: 1 } },
        { state: 'failed', shown: failed },
        {
          state: 'refused, long text',
          shown: { ...refused, problem: 'Please choose a JPEG, PNG or WebP picture.' },
        },
      ].map(({ state, shown }) => (
        <State key={state} name={state} width="small">
          <Uploads>
            <PhotoUploadList uploads={[shown]} onRetry={NOTHING} onDismiss={NOTHING} />
          </Uploads>
        </State>
      ))}
    </Specimen>
  );
}

function Texts() {
  const [text, setText] = useState(TEXT);
  const [items, setItems] = useState<readonly string[]>(['Massage', 'Yoga', 'Reiki', LONG_NAME]);
  const list = { itemId: (item: string) => item, itemName: (item: string) => item };
  return (
    <Specimen name="RichText, SortableList">
      <State name="filled">
        <RichText label="About you" value={text} onChange={setText} />
        <output data-html={text} />
      </State>
      <State name="empty, error">
        <RichText label="Instructions" value="" onChange={NOTHING} error="Please say where to ring" />
      </State>
      <State name="SortableList">
        <SortableList label="Services" {...{ items }} {...list} onSort={setItems}>
          {(item) => item}
        </SortableList>
      </State>
      <State name="SortableList, disabled, small width" width="small">
        <SortableList label="Add-ons" items={['Oil', 'Stones']} {...list} onSort={NOTHING} disabled>
          {(item) => item}
        </SortableList>
      </State>
    </Specimen>
  );
}
