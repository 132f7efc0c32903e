import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ClientPicker, type ClientPickerProps } from '../ClientPicker.js';
import { useChosenClient } from '../useChosenClient.js';

export const client = (id: string, name: string, email: string | null = null, phone: string | null = null) => ({
  ...{ __typename: 'Client', id, name, email, phone },
});
export const GRACE = client('grace', 'Grace Okafor', 'grace@example.com', '+15185550123');
export const HENRY = client('henry', 'Henry Vogel', null, '+15185550124');
export const IRIS = client('iris', 'Iris Nowhere');
export const PRACTICE = { __typename: 'Practice', id: 'practice', email: 'Maya@Example.org', phone: '+15185550100' };

export const page = (clients: ReturnType<typeof client>[], totalCount = clients.length) => ({
  clients: {
    ...{ __typename: 'ClientConnection', totalCount },
    edges: clients.map((node) => ({ __typename: 'ClientEdge', cursor: node.id, node })),
  },
});
const found = (search: string | null | undefined) =>
  [GRACE, HENRY, IRIS].filter(({ name }) => name.toLowerCase().includes(search?.toLowerCase() ?? ''));
export const ANSWERS: Answers = {
  PickerClients: ({ search }) => page(found(search)),
  ChosenClient: ({ clientId }) => ({
    client: [GRACE, HENRY, IRIS].find(({ id }) => id === clientId) ?? null,
    currentPractice: PRACTICE,
  }),
};

/** Called with each choice. */
export const onChange = jest.fn();

function Picker({ initial = '', ...rest }: Partial<ClientPickerProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  const { problem } = useChosenClient(value);
  const choose = (id: string) => {
    onChange(id);
    setValue(id);
  };
  return (
    <>
      <ClientPicker {...rest} value={value} onChange={choose} />
      <button type="button" disabled={value === '' || problem !== undefined}>
        Save
      </button>
    </>
  );
}

export const start = (answers: Answers = ANSWERS, props: Parameters<typeof Picker>[0] = {}) =>
  renderPage(<Picker {...props} />, answers, '/portal/calendar');
export const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' });
export const open = async () => {
  fireEvent.focus(field());
  fireEvent.click(field());
  return within(await screen.findByRole('listbox', { name: 'Client' }));
};
export const type = (value: string) => fireEvent.change(field(), { target: { value } });
export const option = (name: RegExp) => screen.findByRole('option', { name });
export const card = () => within(screen.getByRole('group', { name: 'Client' }));
