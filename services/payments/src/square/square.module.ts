import { Module } from '@nestjs/common';
import { CredentialCipher } from '../providers/credential.cipher.js';
import { SquareAdapter } from './square.adapter.js';
import { SquareTokensService } from './square-tokens.service.js';

@Module({
  providers: [CredentialCipher, SquareAdapter, SquareTokensService],
  exports: [SquareAdapter, SquareTokensService],
})
export class SquareModule {}
