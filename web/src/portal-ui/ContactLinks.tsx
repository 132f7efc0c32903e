import { shownPhone } from '../lib/shownPhone.js';
import { chakra } from '../ui/chakra.js';

export interface ContactLinksProps {
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** How to reach a client: links one below the other, as high as a finger needs. */
export function ContactLinks({ phone, email }: ContactLinksProps) {
  return (
    <chakra.div display="grid" gap="2px" css={{ '@media (pointer: coarse)': { gap: '4' } }}>
      {phone && <a href={`tel:${phone}`}>{shownPhone(phone)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {!phone && !email && (
        <chakra.p color="textSoft" fontSize="sm">
          No email or phone on file
        </chakra.p>
      )}
    </chakra.div>
  );
}
