import { useState } from 'react';
import { Checkbox } from '../ui/Checkbox.js';
import { Pagination } from '../ui/Pagination.js';
import { PasswordField } from '../ui/PasswordField.js';
import { PhoneField } from '../ui/PhoneField.js';
import { RadioCards } from '../ui/RadioCards.js';
import { RatingInput } from '../ui/RatingStars.js';
import { Select } from '../ui/Select.js';
import { SuggestField } from '../ui/SuggestField.js';
import { Switch } from '../ui/Switch.js';
import { Tabs } from '../ui/Tabs.js';
import { TextArea, TextField } from '../ui/TextField.js';
import type { PhoneValue } from '../lib/phone.js';
import { LONG_NAME } from './galleryData.js';
import { Specimen, State } from './Specimen.js';

const HOURS = [
  { value: '1', label: '1 hour before' },
  { value: '24', label: '24 hours before' },
];

/** Fields of `ui`. */
export function Fields() {
  return (
    <>
      <Specimen name="TextField, TextArea, PasswordField">
        <State name="empty, with a hint">
          <TextField label="Name" hint="As clients see it" optional />
        </State>
        <State name="filled">
          <TextField label="Name" defaultValue="Maya Rivers" />
        </State>
        <State name="error">
          <TextField label="Name" defaultValue="M" error="Name is required" />
        </State>
        <State name="disabled">
          <TextField label="Name" defaultValue="Maya Rivers" disabled />
        </State>
        <State name="long text, small width" width="small">
          <TextField label={LONG_NAME} defaultValue={LONG_NAME} error={LONG_NAME} />
        </State>
        <State name="PasswordField">
          <PasswordField label="Password" defaultValue="correct horse" />
        </State>
        <State name="TextArea">
          <TextArea label="Notes" rows={3} defaultValue={LONG_NAME} />
        </State>
      </Specimen>
      <Choices />
      <Compound />
    </>
  );
}

function Choices() {
  const [on, setOn] = useState(true);
  const [kind, setKind] = useState<'home' | 'studio' | undefined>('studio');
  const options = [
    { value: 'home', title: 'At home', description: 'The client comes to your house.', aside: '$90.00' },
    { value: 'studio', title: 'Studio', description: LONG_NAME },
    { value: 'online', title: 'Online', disabled: true },
  ] as const;
  return (
    <Specimen name="Select, Checkbox, Switch, RadioCards, RatingInput">
      <State name="Select: empty, error, disabled">
        <Select label="Reminder" placeholder="None" options={HOURS} />
        <Select label="Reminder" options={HOURS} error="Please choose another one" />
        <Select label="Reminder" options={HOURS} disabled />
      </State>
      <State name="Checkbox: off, on, error, disabled">
        <Checkbox label="Send reminders" hint="By text message" />
        <Checkbox label="Send reminders" defaultChecked />
        <Checkbox label="I agree" error="Please agree first" />
        <Checkbox label="Send reminders" disabled />
      </State>
      <State name="Switch">
        <Switch label="Take bookings online" checked={on} onChange={setOn} />
        <Switch label="Disabled" checked={false} onChange={() => undefined} disabled />
      </State>
      <State name="RadioCards">
        <RadioCards legend="Where" options={options} value={kind} onChange={(value) => setKind(value as typeof kind)} />
      </State>
      <State name="RatingInput">
        <Stars />
      </State>
    </Specimen>
  );
}

function Stars() {
  const [value, setValue] = useState(4);
  return <RatingInput legend="Your rating" {...{ value }} onChange={setValue} />;
}

function Compound() {
  const [phone, setPhone] = useState<PhoneValue>({ country: 'US', text: '(518) 555-0123' });
  const [text, setText] = useState('');
  const [tab, setTab] = useState<'details' | 'people'>('details');
  const [page, setPage] = useState(2);
  const tabs = [
    { value: 'details', label: 'Details', content: <p>Details of the event.</p> },
    { value: 'people', label: 'Registrants', count: 12, content: <p>Who comes.</p> },
  ] as const;
  return (
    <Specimen name="PhoneField, SuggestField, Tabs, Pagination">
      <State name="PhoneField">
        <PhoneField label="Phone" value={phone} onChange={setPhone} />
        <PhoneField label="Phone" value={phone} onChange={setPhone} error="This is no phone number" />
      </State>
      <State name="SuggestField">
        <SuggestField
          label="City"
          placeholder="Type a letter"
          icon="pin"
          value={text}
          onChange={setText}
          options={text ? [{ id: 'albany', label: 'Albany', detail: 'NY' }] : []}
          onPick={({ label }) => setText(label)}
        />
      </State>
      <State name="Tabs">
        <Tabs label="Event" tabs={tabs} value={tab} onChange={setTab} />
      </State>
      <State name="Pagination">
        <Pagination page={page} pageCount={3} onChange={setPage} />
      </State>
    </Specimen>
  );
}
