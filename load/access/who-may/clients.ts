import { randomUUID } from 'node:crypto';
import { type WhoMay, ALL, CLIENTS, PRACTICE, PROS, SESSIONS, answers, plain, shows } from '../expectation.js';

const UNKNOWN = 'x'.repeat(32);

export const WHO_MAY: WhoMay = {
  queries: {
    accountOpenMatters: answers(CLIENTS, plain('accountOpenMatters')),
    browserSessions: answers(SESSIONS, plain('browserSessions')),
    client: shows(PRACTICE, ({ clientId }) => `client(clientId: "${clientId}")`),
    clientMerges: answers(PROS, plain('clientMerges')),
    clientImport: shows(PRACTICE, ({ importId }) => `clientImport(id: "${importId}")`),
    latestClientImport: answers(PROS, plain('latestClientImport')),
    // Of another practice's client an empty page, whether there is such a client or not.
    clientNotes: answers(PROS, ({ clientId }) => `clientNotes(clientId: "${clientId}")`),
    clientOpenMatters: shows(PRACTICE, ({ clientId }) => `clientOpenMatters(clientId: "${clientId}")`),
    clients: answers(PROS, plain('clients')),
    currentUser: shows(SESSIONS, plain('currentUser')),
    intakeForm: shows(PRACTICE, ({ clientId }) => `intakeForm(clientId: "${clientId}")`),
    intakeFormDesign: answers(PROS, plain('intakeFormDesign')),
    intakeFormVersion: answers(PROS, plain('intakeFormVersion(version: 1)')),
    intakeFormByLink: shows(['link'], ({ intakeId, visit }, role) => {
      return `intakeFormByLink(uniqueId: "${role === 'link' ? intakeId : visit.practiceToken}")`;
    }),
    possibleDuplicates: answers(PROS, plain('possibleDuplicates')),
    referral: answers(PROS, plain('referral')),
    staffActions: answers([], plain('staffActions')),
  },
  mutations: {
    upsertIntakeForm: answers(PROS, plain('upsertIntakeForm(data: "no form", saveNo: 1)')),
    upsertIntakeFormTheme: answers(PROS, plain('upsertIntakeFormTheme(data: { colorAccent: "no color" })')),
    sendIntakeForm: answers(PRACTICE, ({ clientId }) => `sendIntakeForm(clientId: "${clientId}")`),
    // Not as they were looked at: so nothing is merged that others need.
    mergeClients: answers(PRACTICE, ({ clientId, removableClientId: into }) => {
      const versions = 'takeOver: [], clientVersion: 0, intoClientVersion: 0';
      return `mergeClients(input: { clientId: "${clientId}", intoClientId: "${into}", ${versions} })`;
    }),
    dismissDuplicate: answers(PRACTICE, ({ clientId, removableClientId: other }) => {
      return `dismissDuplicate(clientId: "${clientId}", otherClientId: "${other}")`;
    }),
    // Not as it was read, so that no contact is made.
    splitClient: answers(PRACTICE, ({ clientId, visit }) => {
      const person = `firstName: "Ann", lastName: "Lee", email: "${randomUUID()}@example.com"`;
      const parts = `appointmentIds: ["${visit.id}"], clientVersion: 0, idempotencyKey: "${randomUUID()}"`;
      return `splitClient(input: { clientId: "${clientId}", ${person}, ${parts} })`;
    }),
    undoClientMerge: answers(PRACTICE, ({ mergeId }) => `undoClientMerge(mergeId: "${mergeId}")`),
    upsertCustomPrice: answers(PRACTICE, ({ clientId, practice }) => {
      return `upsertCustomPrice(clientId: "${clientId}", serviceId: "${practice.serviceIds[0]}", amountCents: 8000)`;
    }),
    removeCustomPrice: answers(PRACTICE, ({ clientId, practice }) => {
      return `removeCustomPrice(clientId: "${clientId}", serviceId: "${practice.serviceIds[0]}")`;
    }),
    login: answers(ALL, plain('login(input: { email: "nobody@example.com", password: "none at all" })')),
    register: answers(
      ALL,
      plain('register(input: { kind: client, email: "no address", password: "x", firstName: "A", lastName: "B" })'),
    ),
    requestPasswordReset: answers(ALL, plain('requestPasswordReset(input: { email: "nobody@example.com" })')),
    resetPassword: answers(
      ALL,
      plain(`resetPassword(input: { token: "${UNKNOWN}", password: "four quiet words here" })`),
    ),
    requestEmailConfirmation: answers(SESSIONS, plain('requestEmailConfirmation')),
    endBrowserSession: answers(SESSIONS, () => `endBrowserSession(input: { id: "${randomUUID()}" })`),
    endOtherBrowserSessions: answers(SESSIONS, plain('endOtherBrowserSessions')),
    confirmLogin: answers(ALL, plain(`confirmLogin(input: { token: "${UNKNOWN}", code: "123456" })`)),
    startAuthenticatorApp: answers(SESSIONS, plain('startAuthenticatorApp(currentPassword: "not the password")')),
    confirmAuthenticatorApp: answers(SESSIONS, plain('confirmAuthenticatorApp(code: "123456")')),
    removeAuthenticatorApp: answers(SESSIONS, plain('removeAuthenticatorApp(currentPassword: "not the password")')),
    startPasskey: answers(SESSIONS, plain('startPasskey(currentPassword: "not the password")')),
    addPasskey: answers(SESSIONS, plain('addPasskey(name: "Laptop", response: "{}")')),
    removePasskey: answers(SESSIONS, plain(`removePasskey(id: "${UNKNOWN}", currentPassword: "not the password")`)),
    renewRecoveryCodes: answers(SESSIONS, plain('renewRecoveryCodes(currentPassword: "not the password")')),
    // None of the roles is a lifetime member.
    requestReferralWithdrawal: answers([], plain('requestReferralWithdrawal(amountCents: 100)')),
    startDataExport: answers(SESSIONS, plain('startDataExport(currentPassword: "not the password")')),
    updatePersonalSettings: answers(SESSIONS, plain('updatePersonalSettings(phone: "+16045550134")')),
    saveIntakeFormResponse: answers(['link'], ({ intakeId, visit }, role) => {
      const id = role === 'link' ? intakeId : visit.practiceToken;
      return `saveIntakeFormResponse(uniqueId: "${id}", formData: "no JSON")`;
    }),
  },
  endings: {
    confirmEmail: answers(ALL, plain(`confirmEmail(input: { token: "${UNKNOWN}" })`)),
    eraseAccount: answers(SESSIONS, plain('eraseAccount(input: { password: "not the password" })')),
    inviteClients: answers(PROS, () => `inviteClients(clients: [{ email: "${randomUUID()}@example.com" }])`),
    addNote: answers(PRACTICE, ({ clientId }) => `addNote(text: "Left knee", clientId: "${clientId}")`),
    createClient: answers(PROS, () => `createClient(email: "${randomUUID()}@example.com")`),
    editClient: answers(PRACTICE, ({ clientId }) => `editClient(clientId: "${clientId}", city: "Vancouver")`),
    viewPhone: answers(PRACTICE, ({ clientId }) => `viewPhone(id: "${clientId}")`),
    deleteClient: answers(PRACTICE, ({ clientId }) => `deleteClient(clientId: "${clientId}")`),
    eraseClient: answers(PRACTICE, ({ clientId }) => `eraseClient(input: { clientId: "${clientId}" })`),
    // Ends the session of the caller, so it runs last.
    logout: answers(ALL, plain('logout')),
  },
};
