/** A message could not be handed over. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  /**
   * @param permanent trying again cannot help: the recipient does not exist or refuses
   * @param recipientStopped the recipient opted out with the provider
   */
  constructor(
    message: string,
    readonly permanent: boolean,
    readonly recipientStopped = false,
  ) {
    super(message);
  }
}
