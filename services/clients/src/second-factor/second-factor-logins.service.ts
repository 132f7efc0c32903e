import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { type LoginChallenge, LoginChallengesService } from './login-challenges.service.js';
import { type AvailableFactors, type SecondFactorAnswer, SecondFactorsService } from './second-factors.service.js';

/** The password was right, and something else is asked for. */
export interface PendingLogin extends Pick<AvailableFactors, 'authenticatorApp' | 'passkeyOptions'> {
  /** What the answer is sent with. */
  token: string;
}

/** Asks for the second factor at the log-in. */
@Injectable()
export class SecondFactorLoginsService {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly challenges: LoginChallengesService,
  ) {}

  /** Null for an account whose password is enough. */
  async ask(user: { id: string; email: string; passwordHash: string }): Promise<PendingLogin | null> {
    const available = await this.factors.findFor(user.id);
    if (!available) return null;
    const { passkeyChallenge, ...shown } = available;
    const { id: userId, email, passwordHash } = user;
    return { token: await this.challenges.add({ userId, email, passwordHash, passkeyChallenge }), ...shown };
  }

  /** @throws DomainError `challenge_expired`, `wrong_code` */
  async confirm(token: string, answer: SecondFactorAnswer): Promise<LoginChallenge> {
    const challenge = await this.challenges.answer(token);
    if (!challenge) throw expired();
    if (!(await this.factors.check(challenge.userId, answer, challenge.passkeyChallenge))) {
      throw new DomainError('wrong_code', wrongText(answer), answer.passkey ? undefined : 'code');
    }
    if (!(await this.challenges.end(token))) throw expired();
    return challenge;
  }
}

const wrongText = ({ passkey }: SecondFactorAnswer): string =>
  passkey
    ? 'This passkey does not open the account. Please try another way.'
    : 'This code is not right. Please try the next one.';

const expired = (): DomainError => new DomainError('challenge_expired', 'This took too long. Please log in again.');
