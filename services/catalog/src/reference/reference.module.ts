import { Module } from '@nestjs/common';
import { ReferenceResolver } from './reference.resolver.js';

@Module({ providers: [ReferenceResolver] })
export class ReferenceModule {}
