import { useLocations } from '../locations/LocationsPage.js';
import { AudienceSection } from './AudienceSection.js';
import { CredentialsSection } from './CredentialsSection.js';
import { DetailsSection } from './DetailsSection.js';
import { KeywordsSection } from './KeywordsSection.js';
import { Panel } from './Panel.js';
import { PhotosSection } from './PhotosSection.js';
import { ProfileFrame } from './ProfileFrame.js';
import { ServicesSection } from './ServicesSection.js';

/** /portal/profile */
export function DetailsPage() {
  return (
    <ProfileFrame tab="details" title="Details">
      <DetailsSection />
    </ProfileFrame>
  );
}

/** /portal/profile/credentials, and /portal/profile/credential */
export function CredentialsPage() {
  return (
    <ProfileFrame tab="credentials" title="Credentials">
      <CredentialsSection />
    </ProfileFrame>
  );
}

/** /portal/profile/endorsements */
export function EndorsementsPage() {
  return (
    <ProfileFrame tab="endorsements" title="Keywords">
      <KeywordsSection />
    </ProfileFrame>
  );
}

/** /portal/profile/photos */
export function PhotosPage() {
  return (
    <ProfileFrame tab="photos" title="Photos">
      <PhotosSection />
    </ProfileFrame>
  );
}

/** /portal/profile/locations */
export function ProfileLocationsPage() {
  const { add, content } = useLocations();
  return (
    <ProfileFrame tab="locations" title="Locations & Hours">
      <Panel title="Locations & Hours" actions={add}>
        {content}
      </Panel>
    </ProfileFrame>
  );
}

/** /portal/profile/services */
export function ServicesPage() {
  return (
    <ProfileFrame tab="services" title="Services">
      <ServicesSection />
    </ProfileFrame>
  );
}

/** /portal/profile/audience */
export function AudiencePage() {
  return (
    <ProfileFrame tab="audience" title="Misc">
      <AudienceSection />
    </ProfileFrame>
  );
}

/** /portal/profile/combined: everything on one page; the place is left to the page of locations. */
export function CombinedPage() {
  return (
    <ProfileFrame tab="combined" title="Everything">
      <DetailsSection withLocation={false} />
      <CredentialsSection />
      <KeywordsSection />
      <PhotosSection />
      <ServicesSection />
      <AudienceSection />
    </ProfileFrame>
  );
}
