import type { ServiceDefinition } from '@yarrow/kit/service-definition';
import { AppModule } from './app.module.js';
import { catalogConfig, type CatalogConfig } from './config.js';
import { EventType } from './event-types/event-type.entity.js';
import { Location } from './offerings/location.entity.js';
import { CreateCatalog1763600000000 } from './migrations/1763600000000-create-catalog.js';
import { CreateEventTypes1795000400000 } from './migrations/1795000400000-create-event-types.js';
import { AddPracticeSettings1795000499000 } from './migrations/1795000499000-add-practice-settings.js';
import { AddPracticeWebsite1795310100000 } from './migrations/1795310100000-add-practice-website.js';
import { AddPastDueSettings1796530000000 } from './migrations/1796530000000-add-past-due-settings.js';
import { AddRequireCc1796560000000 } from './migrations/1796560000000-add-require-cc.js';
import { AddChargeSummary1799520000000 } from './migrations/1799520000000-add-charge-summary.js';
import { AddCancellationPolicyFeature1799700000000 } from './migrations/1799700000000-add-cancellation-policy-feature.js';
import { AddIdentityVerified1799700000010 } from './migrations/1799700000010-add-identity-verified.js';
import { AddImportReviews1799200000000 } from './migrations/1799200000000-add-import-reviews.js';
import { AddTermsAgreedAt1796570000000 } from './migrations/1796570000000-add-terms-agreed-at.js';
import { AddLocationExceptions1799100500000 } from './migrations/1799100500000-add-location-exceptions.js';
import { AddServicesHubFeatures1796660000000 } from './migrations/1796660000000-add-services-hub-features.js';
import { AddProfileEditing1796580100000 } from './migrations/1796580100000-add-profile-editing.js';
import { FollowOwners1798600000000 } from './migrations/1798600000000-follow-owners.js';
import { AddPaymentFeatures1798300000100 } from './migrations/1798300000100-add-payment-features.js';
import { ListForStaff1799800000000 } from './migrations/1799800000000-list-for-staff.js';
import { AddConferencingFeature1799900000000 } from './migrations/1799900000000-add-conferencing-feature.js';
import { AddGiftCardsFeature1799900000010 } from './migrations/1799900000010-add-gift-cards-feature.js';
import { CreateWebsiteVersions1800000000003 } from './migrations/1800000000003-create-website-versions.js';
import { CreateWebsites1800000000002 } from './migrations/1800000000002-create-websites.js';
import { FollowPlans1799980000000 } from './migrations/1799980000000-follow-plans.js';
import { CustomDomain } from './custom-domains/custom-domain.entity.js';
import { GalleryImage } from './practices/gallery/gallery-image.entity.js';
import { ImageAsset } from './practices/website/image-asset.entity.js';
import { PracticeSkill } from './practices/skills/practice-skill.entity.js';
import { Practice } from './practices/practice.entity.js';
import { FormerShortLink } from './practices/profile/former-short-link.entity.js';
import { ProCredential } from './practices/credentials/pro-credential.entity.js';
import { Service } from './offerings/service.entity.js';
import { WebsiteSettings } from './website-settings/website-settings.entity.js';
import { WebsiteDraft } from './websites/website-draft.entity.js';
import { WebsiteVersion } from './websites/website-version.entity.js';

export const service: ServiceDefinition<CatalogConfig> = {
  name: 'catalog',
  root: new URL(import.meta.url),
  config: catalogConfig,
  module: AppModule,
  entities: [
    Practice,
    FormerShortLink,
    PracticeSkill,
    ProCredential,
    GalleryImage,
    ImageAsset,
    Location,
    Service,
    EventType,
    CustomDomain,
    WebsiteSettings,
    WebsiteDraft,
    WebsiteVersion,
  ],
  migrations: [
    CreateCatalog1763600000000,
    CreateEventTypes1795000400000,
    AddPracticeSettings1795000499000,
    AddPracticeWebsite1795310100000,
    AddPastDueSettings1796530000000,
    AddRequireCc1796560000000,
    AddTermsAgreedAt1796570000000,
    AddLocationExceptions1799100500000,
    AddServicesHubFeatures1796660000000,
    AddProfileEditing1796580100000,
    FollowOwners1798600000000,
    AddPaymentFeatures1798300000100,
    AddImportReviews1799200000000,
    AddChargeSummary1799520000000,
    AddCancellationPolicyFeature1799700000000,
    AddIdentityVerified1799700000010,
    ListForStaff1799800000000,
    AddConferencingFeature1799900000000,
    AddGiftCardsFeature1799900000010,
    FollowPlans1799980000000,
    CreateWebsites1800000000002,
    CreateWebsiteVersions1800000000003,
  ],
  consumes: ['clients', 'payments'],
};
