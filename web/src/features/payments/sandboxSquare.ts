import { CardRefusal } from './cardProvider.js';
import type { SandboxCard } from './sandboxStripe.js';
import { refusalOfTokenization, type TokenError } from './squareTokens.js';

interface TokenAnswer {
  status: string;
  token?: string;
  errors?: TokenError[];
  /** The bank's page, where it wants to see the client; Square's own script shows it by itself. */
  challenge_url?: string;
}

/** Talks to the stand-in of development as Square's Web Payments talk to Square. Never used with live keys. */
export class SandboxSquare {
  constructor(
    private readonly baseUrl: string,
    private readonly applicationId: string,
    private readonly locationId: string,
  ) {}

  /**
   * @param authenticate waits for the bank's page
   * @returns the single-use token
   * @throws CardRefusal
   */
  async tokenize(
    card: SandboxCard,
    authenticate: (lookup: () => Promise<string | undefined>) => Promise<void>,
  ): Promise<string> {
    const body = JSON.stringify({
      application_id: this.applicationId,
      location_id: this.locationId,
      number: card.number,
      exp_month: card.month,
      exp_year: card.year,
      cvv: card.code,
      postal_code: card.postalCode,
    });
    const response = await fetch(`${this.baseUrl}/web/tokens`, { method: 'POST', body });
    const { status, token, errors = [], challenge_url: page } = (await response.json()) as TokenAnswer;
    if (status !== 'OK' || !token) throw refusalOfTokenization(errors);
    if (page) await authenticate(async () => ((await this.isChallenged(token)) ? page : undefined));
    return token;
  }

  private async isChallenged(token: string): Promise<boolean> {
    const response = await fetch(`${this.baseUrl}/web/tokens/${encodeURIComponent(token)}`);
    const { challenge } = (await response.json()) as { challenge?: string };
    if (challenge === 'failed') throw new CardRefusal('Your bank could not confirm you. Please try again.');
    return challenge === 'open';
  }
}
