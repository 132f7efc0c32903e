import { type WhoMay, ALL, PRACTICE, PROS, answers, plain, shows } from '../expectation.js';

export const WHO_MAY: WhoMay = {
  queries: {
    bookableEventTypes: shows(PRACTICE, plain('bookableEventTypes')),
    currentPractice: shows(PROS, plain('currentPractice')),
    domainStatus: answers(PROS, plain('domainStatus(domain: "stillwater.example")')),
    endorsementSearch: answers(ALL, plain('endorsementSearch(query: "mas")')),
    practice: shows(ALL, ({ practice }) => `practice(id: "${practice.practiceId}")`),
    credentialIssuerSearch: answers(ALL, plain('credentialIssuerSearch(query: "board")')),
    credentialSearch: answers(ALL, plain('credentialSearch(query: "mas")')),
    credentialStates: answers(ALL, plain('credentialStates')),
    ownWebsite: answers(PROS, plain('ownWebsite(builder: v2)')),
    pendingCredentials: answers([], plain('pendingCredentials')),
    pendingCredentialsCount: answers([], plain('pendingCredentialsCount')),
    practiceChoices: answers(ALL, plain('practiceChoices')),
    practicesForStaff: answers([], plain('practicesForStaff(query: "massage")')),
    shortLinkAvailable: answers(PROS, plain('shortLinkAvailable(shortLink: "rest")')),
    specialties: answers(ALL, plain('specialties')),
    therapyCategories: answers(ALL, plain('therapyCategories')),
    website: answers(ALL, plain('website(domain: "stillwater.example")')),
    websiteVersion: answers(PROS, plain('websiteVersion(builder: v2, version: 1)')),
  },
  mutations: {
    agreeToTerms: answers(PROS, plain('agreeToTerms')),
    upsertCustomDomain: answers(PROS, plain('upsertCustomDomain(domain: "stillwater.example")')),
    deleteCustomDomain: answers(PROS, plain('deleteCustomDomain')),
    domainProviderJwtToken: answers(PROS, plain('domainProviderJwtToken')),
    upsertWebsiteMetadata: answers(PROS, plain('upsertWebsiteMetadata(input: { title: "Still Water" })')),
    updatePracticeScripts: answers(PROS, plain('updatePracticeScripts(headScripts: "")')),
    saveWebsiteDraft: answers(PROS, plain('saveWebsiteDraft(builder: v2, document: "{}", saveNo: 1)')),
    publishWebsite: answers(PROS, plain('publishWebsite(builder: v2)')),
    generateSiteMetadata: answers(PROS, plain('generateSiteMetadata')),
    generateImageAltText: answers([], plain('generateImageAltText(imageId: "none")')),
    updateBookingSettings: answers(PROS, plain('updateBookingSettings(appointmentBufferTime: 0)')),
    updatePaymentSettings: answers(PROS, plain('updatePaymentSettings(paymentPastDueEmailMinutes: 120)')),
    updatePracticeAcceptsTips: answers(PROS, plain('updatePracticeAcceptsTips(acceptsTips: true)')),
    updatePracticeCurrency: answers(PROS, plain('updatePracticeCurrency(currency: "USD")')),
    updatePracticeOfflineOptions: answers(PROS, plain('updatePracticeOfflineOptions(acceptsCash: true)')),
    updateInfo: answers(PROS, plain('updateInfo(headline: "Unhurried.")')),
    // For files that were never uploaded.
    updateUserPhoto: answers([], ({ photoHandle }) => `updateUserPhoto(handle: "${photoHandle}")`),
    removeGalleryImage: answers([], plain('removeGalleryImage(galleryId: "none")')),
    removeCredential: answers([], plain('removeCredential(credentialId: "none")')),
    updatePracticeDetails: answers(PROS, plain('updatePracticeDetails(languageIds: ["en"])')),
    updateSkills: answers(PROS, plain('updateSkills(skills: ["reiki"])')),
    moveSkills: answers(PROS, plain('moveSkills(skillArray: [])')),
    deleteSkills: answers(PRACTICE, ({ practice }) => `deleteSkills(skillId: "${practice.practiceId}:reiki")`),
    addGalleryImage: answers(PROS, plain('addGalleryImage(handles: [])')),
    reorderGalleryImages: answers(PROS, plain('reorderGalleryImages(photosArray: [])')),
    captionGalleryImage: answers(
      PROS,
      plain(`captionGalleryImage(input: { galleryId: "none", caption: "${'x'.repeat(201)}" })`),
    ),
    approveCredential: answers([], plain('approveCredential(credentialId: "none")')),
    declineCredential: answers([], plain('declineCredential(credentialId: "none", reason: "None.")')),
    switchFeature: answers([], ({ practice }) => {
      return `switchFeature(practiceId: "${practice.practiceId}", feature: currency, enabled: true)`;
    }),
    createProCredential: answers(PROS, plain('createProCredential(credentialId: "degree")')),
    reorderCredentials: answers(PROS, plain('reorderCredentials(credentialArray: [])')),
    updatePracticeProfile: answers(PROS, plain('updatePracticeProfile(input: { headline: "Unhurried." })')),
    upsertBookableEventType: answers(PRACTICE, ({ event, practice }) => {
      const { locationId } = practice;
      return `upsertBookableEventType(input: { id: "${event.typeId}", name: "Sound bath", locationId: "${locationId}" })`;
    }),
    upsertLocation: answers(PRACTICE, ({ practice }) => {
      return `upsertLocation(id: "${practice.locationId}", name: "", kind: office, timeZone: "UTC")`;
    }),
    disableLocation: answers(PRACTICE, ({ practice }) => `disableLocation(id: "${practice.locationId}")`),
    enableLocation: answers(PRACTICE, ({ practice }) => `enableLocation(id: "${practice.locationId}")`),
    deleteLocation: answers(PRACTICE, ({ practice }) => `deleteLocation(id: "${practice.locationId}")`),
    reorderLocations: answers(PRACTICE, ({ practice }) => `reorderLocations(ids: ["${practice.locationId}"])`),
    upsertService: answers(PRACTICE, ({ practice }) => {
      return `upsertService(id: "${practice.serviceIds[0]}", name: "", description: "")`;
    }),
  },
  endings: {
    updateBookableEventTypePhoto: answers(PRACTICE, ({ event, publishedPhoto }) => {
      return `updateBookableEventTypePhoto(handle: "${publishedPhoto}", id: "${event.typeId}")`;
    }),
    removeBookableEventTypePhoto: answers(
      PRACTICE,
      ({ event }) => `removeBookableEventTypePhoto(id: "${event.typeId}")`,
    ),
    deleteBookableEventType: answers(PRACTICE, ({ event }) => `deleteBookableEventType(id: "${event.typeId}")`),
    reorderServices: answers(PRACTICE, ({ practice }) => {
      const entry = JSON.stringify({ id: practice.serviceIds[0], position: 1 });
      return `reorderServices(servicesArray: [${JSON.stringify(entry)}])`;
    }),
    updateServicePhoto: answers(PRACTICE, ({ practice, publishedPhoto }) => {
      return `updateServicePhoto(handle: "${publishedPhoto}", serviceId: "${practice.serviceIds[0]}")`;
    }),
    removeServicePhoto: answers(
      PRACTICE,
      ({ practice }) => `removeServicePhoto(serviceId: "${practice.serviceIds[0]}")`,
    ),
    removeService: answers(PRACTICE, ({ practice }) => `removeService(serviceId: "${practice.serviceIds[0]}")`),
  },
};
