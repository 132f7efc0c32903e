import { Module } from '@nestjs/common';
import { ReferralLinksRepository } from './referral-links.repository.js';

@Module({ providers: [ReferralLinksRepository], exports: [ReferralLinksRepository] })
export class LinksModule {}
