import { shownPhone } from '../../../lib/shownPhone.js';
import { chakra } from '../../../ui/chakra.js';

interface PersonProps {
  client: { name: string; email?: string | null; phone?: string | null };
}

/** One of two records, with the values that distinguish them. */
export function Person({ client: { name, email, phone } }: PersonProps) {
  return (
    <chakra.div display="grid" minW="0" overflowWrap="anywhere">
      <chakra.span fontWeight="560">{name}</chakra.span>
      <chakra.span color="textSoft" fontSize="sm">
        {email ?? 'No email'}
      </chakra.span>
      <chakra.span color="textSoft" fontSize="sm">
        {phone ? shownPhone(phone) : 'No phone number'}
      </chakra.span>
    </chakra.div>
  );
}
