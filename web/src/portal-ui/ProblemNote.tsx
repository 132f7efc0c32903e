import { chakra } from '../ui/chakra.js';
import { Icon } from '../ui/Icon.js';

/** Why something was not done, beside where it was tried. Read out when it appears. */
export function ProblemNote({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <chakra.div
      role="alert"
      display="flex"
      gap="2"
      alignItems="flex-start"
      p="3"
      rounded="sm"
      bg="dangerQuiet"
      color="danger"
      fontSize="sm"
    >
      <Icon name="alert" size={18} />
      <p>{message}</p>
    </chakra.div>
  );
}
