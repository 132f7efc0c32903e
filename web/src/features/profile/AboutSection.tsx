import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { RichText } from './RichText.js';
import { ProfileSection } from './ProfileSection.js';

export const AboutSection_practice = graphql(`
  fragment AboutSection_practice on Practice {
    about
    practitionerFirstName
  }
`);

export function AboutSection(props: { practice: FragmentType<typeof AboutSection_practice> }) {
  const { about, practitionerFirstName } = readFragment(AboutSection_practice, props.practice);
  if (!about) return null;
  return (
    <ProfileSection title={`About ${practitionerFirstName}`}>
      <RichText html={about} />
    </ProfileSection>
  );
}
