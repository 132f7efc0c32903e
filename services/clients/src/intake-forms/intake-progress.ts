/** How far a contact is with its forms. */
export interface IntakeProgress {
  clientId: string;
  lastSentAt: Date;
  submitted: boolean;
}
