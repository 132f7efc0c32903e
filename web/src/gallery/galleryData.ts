/** A client as the parts ask for one. */
export interface GalleryClient {
  __typename: 'Client';
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
}

const client = (id: string, name: string, email: string | null, phone: string | null): GalleryClient => ({
  ...{ __typename: 'Client', id, name, email, phone },
});

const PRACTICE = { __typename: 'Practice', id: 'practice', email: 'maya@example.org', phone: '+15185550100' };

export const LONG_NAME = 'Wilhelmina Constantinopolous-Featherstonehaugh of the Upper Hudson Valley';

const CLIENTS: readonly GalleryClient[] = [
  client('grace', 'Grace Okafor', 'grace@example.com', '+15185550123'),
  client('henry', 'Henry Vogel', null, '+15185550124'),
  client('iris', 'Iris Nowhere', null, null),
  client('long', LONG_NAME, 'wilhelmina.constantinopolous.featherstonehaugh@example.com', null),
  client('own', 'Nia With Your Phone', null, PRACTICE.phone),
];

/** @param count how many rows */
export const manyClients = (count: number): GalleryClient[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(4, '0');
    return client(`client-${number}`, `Client ${number}`, `client${number}@example.com`, '+15185550123');
  });

type Variables = Record<string, unknown>;

/** What the server would say, by the name of the operation. */
export const ANSWERS: Readonly<Record<string, (variables: Variables) => Record<string, unknown>>> = {
  PickerClients: ({ search }) => {
    const found = CLIENTS.filter(({ name }) => name.toLowerCase().includes(String(search ?? '').toLowerCase()));
    const edges = found.map((node) => ({ __typename: 'ClientEdge', cursor: node.id, node }));
    return { clients: { __typename: 'ClientConnection', totalCount: search ? found.length : 134, edges } };
  },
  ChosenClient: ({ clientId }) => {
    if (clientId === 'broken') throw new Error('out of order');
    return { client: CLIENTS.find(({ id }) => id === clientId) ?? null, currentPractice: PRACTICE };
  },
};
