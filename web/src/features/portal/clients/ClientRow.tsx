import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { Avatar } from '../../../ui/Avatar.js';
import styles from './ClientsTable.module.css';
import { shownPhone } from '../../../lib/shownPhone.js';

export const ClientRow_client = graphql(`
  fragment ClientRow_client on Client {
    id
    name
    email
    phone
  }
`);

export interface ClientRowProps {
  client: FragmentType<typeof ClientRow_client>;
  onOpen: () => void;
}

/** One contact; the whole row opens it, and the name is the button for keys and screen readers. */
export function ClientRow({ client, onOpen }: ClientRowProps) {
  const { name, email, phone } = readFragment(ClientRow_client, client);
  return (
    <tr className={styles.row} onClick={onOpen}>
      <th scope="row">
        <button type="button" className={styles.name}>
          <Avatar name={name} size="xs" decorative />
          {name}
        </button>
      </th>
      <td className={styles.email}>{email ?? <Absent />}</td>
      <td className={styles.phone}>{phone ? shownPhone(phone) : <Absent />}</td>
    </tr>
  );
}

function Absent() {
  return (
    <span className={styles.absent}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">none</span>
    </span>
  );
}
