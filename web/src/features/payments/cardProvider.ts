/** The provider or the bank refuses the card, or the person gave up; the message is for people. */
export class CardRefusal extends Error {
  override readonly name = 'CardRefusal';

  /**
   * @param field of the card form that is to blame; null for none
   * @param shown in the form, where the message is for a toast
   */
  constructor(
    message: string,
    readonly field: 'number' | 'expiry' | 'code' | 'postalCode' | null = 'number',
    readonly shown = message,
  ) {
    super(message);
  }
}

/** The connection was lost before our server or the provider responded: the card may be saved, and charged. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost';
}

/** What a card form can do with the card that was typed into it. */
export interface CardProvider {
  /**
   * Confirms a setup with the card, with the bank's authentication where it asks for one.
   * @throws CardRefusal, AnswerLost
   */
  confirmSetup(clientSecret: string): Promise<void>;
  /**
   * Lets the client authenticate a payment with the bank.
   * @throws CardRefusal, AnswerLost
   */
  authenticatePayment(clientSecret: string): Promise<void>;
}

/** `seti_123` of `seti_123_secret_456`. */
export function idOfSecret(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
