import { Module } from '@nestjs/common';
import { CredentialCipher } from '../providers/credential-cipher.js';
import { SquareGateway } from './square-gateway.js';
import { SquareTokens } from './square-tokens.js';

@Module({ providers: [CredentialCipher, SquareGateway, SquareTokens], exports: [SquareGateway, SquareTokens] })
export class SquareModule {}
