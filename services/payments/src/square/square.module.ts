import { Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { CredentialCipher } from '@yarrow/kit/security/credential.cipher';
import type { PaymentsConfig } from '../config.js';
import { walletCipher } from './wallet-cipher.js';
import { SquareAdapter } from './square.adapter.js';
import { SquareTokensService } from './square-tokens.service.js';

const CIPHER = {
  provide: CredentialCipher,
  inject: [CONFIG],
  useFactory: (config: PaymentsConfig) => walletCipher(config.PROVIDER_CREDENTIALS_KEY),
};

@Module({
  providers: [CIPHER, SquareAdapter, SquareTokensService],
  exports: [SquareAdapter, SquareTokensService],
})
export class SquareModule {}
