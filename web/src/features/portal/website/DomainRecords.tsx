import { chakra } from '../../../ui/chakra.js';
import { CopyButton } from '../../../ui/CopyButton.js';
import type { CustomDomain } from './useCustomDomain.js';

/** What the practice adds at its domain provider. */
export function DomainRecords({ records }: Pick<CustomDomain, 'records'>) {
  return (
    <chakra.section aria-label="Records" display="grid" gap="3" minW="0">
      <div>
        <chakra.h3 fontSize="md">Records</chakra.h3>
        <chakra.p color="textSoft" fontSize="sm">
          Add both where you bought the domain. For a domain without www, choose ALIAS or ANAME if CNAME is refused.
        </chakra.p>
      </div>
      <chakra.ul display="grid" gap="3">
        {records.map(({ type, name, value, ttl }) => (
          <chakra.li
            key={type}
            display="grid"
            gap="2"
            p="4"
            border="1px solid"
            borderColor="line"
            rounded="md"
            minW="0"
          >
            <chakra.dl
              display="grid"
              gridTemplateColumns="auto minmax(0, 1fr)"
              gap="2"
              alignItems="center"
              fontSize="sm"
              css={{
                '& dt': { color: 'textSoft' },
                '& dd': { display: 'flex', gap: '2', alignItems: 'center', overflowWrap: 'anywhere' },
                '& dd > span': { flex: 1, minW: '0' },
              }}
            >
              <dt>Type</dt>
              <dd>
                <span>{type}</span>
              </dd>
              <dt>Name</dt>
              <dd>
                <span>{name}</span>
                <CopyButton label="Copy" what={`the name of the ${type} record`} text={() => name} />
              </dd>
              <dt>Value</dt>
              <dd>
                <span>{value}</span>
                <CopyButton label="Copy" what={`the value of the ${type} record`} text={() => value} />
              </dd>
              <dt>TTL</dt>
              <dd>
                <span>{ttl}</span>
              </dd>
            </chakra.dl>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
