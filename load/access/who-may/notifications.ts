import { type WhoMay, ALL, PRACTICE, PROS, SESSIONS, answers, plain } from '../expectation.js';

export const WHO_MAY: WhoMay = {
  queries: {
    appStores: answers(ALL, plain('appStores')),
    emailPreview: answers(PROS, plain('emailPreview(input: { name: appointment_reminder })')),
    mobileApp: answers(ALL, plain('mobileApp')),
  },
  mutations: {
    updateCommunicationSettings: answers(
      PROS,
      plain('updateCommunicationSettings(appointmentEmailReminderMinutes: 1440)'),
    ),
    sendTestEmail: answers(PROS, plain('sendTestEmail(input: { name: appointment_reminder })')),
    sendText: answers(SESSIONS, plain('sendText(type: download_mobile_app)')),
  },
  endings: {
    updateClientCommunicationSettings: answers(PRACTICE, ({ clientId }) => {
      return `updateClientCommunicationSettings(input: { clientId: "${clientId}" })`;
    }),
  },
};
