import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { utcFormat } from '../../lib/utcFormat.js';
import { Icon } from '../../ui/Icon.js';
import { ProfileSection } from './ProfileSection.js';
import styles from './SkillsSection.module.css';

export const SkillsSection_practice = graphql(`
  fragment SkillsSection_practice on Practice {
    skills {
      id
      endorsementsCount
      specialty {
        id
        name
      }
    }
    proCredentials {
      id
      name
      kind
      issuer
      licenseNumber
      stateIssued
      expiresAt
    }
  }
`);

/** What the practitioner does, how many clients endorse it, and the papers behind it. */
export function SkillsSection(props: { practice: FragmentType<typeof SkillsSection_practice> }) {
  const { skills, proCredentials } = readFragment(SkillsSection_practice, props.practice);
  return (
    <>
      {skills.length > 0 && (
        <ProfileSection title="Skills">
          <ul className={styles.skills}>
            {skills.map(({ id, specialty, endorsementsCount }) => (
              <li key={id} className={styles.skill}>
                {specialty.name}
                {endorsementsCount > 0 && (
                  <span className={styles.count}>
                    <Icon name="heart" size={16} /> {endorsementsCount}
                    <span className="visually-hidden">
                      {endorsementsCount === 1 ? ' endorsement' : ' endorsements'}
                    </span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
      {proCredentials.length > 0 && (
        <ProfileSection title="Credentials">
          <ul className={styles.credentials}>
            {proCredentials.map((credential) => (
              <li key={credential.id} className={styles.credential}>
                <Icon name="shield" size={22} />
                <span>
                  <strong>{credential.name}</strong>
                  <span className={styles.detail}>{credentialDetail(credential)}</span>
                </span>
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
    </>
  );
}

const day = utcFormat({ dateStyle: 'long' });
const KINDS: Record<string, string> = { license: 'License', degree: 'Degree', certification: 'Certification' };

function credentialDetail(credential: {
  kind: string;
  issuer?: string | null;
  licenseNumber?: string | null;
  stateIssued?: string | null;
  expiresAt?: string | null;
}): string {
  const number = credential.licenseNumber ? `No. ${credential.licenseNumber}` : undefined;
  const until = credential.expiresAt ? `Valid until ${day(new Date(credential.expiresAt))}` : undefined;
  return [KINDS[credential.kind], credential.issuer, credential.stateIssued, number, until].filter(Boolean).join(' · ');
}
