import { Module } from '@nestjs/common';
import { OpenedLinksFactory } from './opened-links.factory.js';
import { ReferralLinksRepository } from './referral-links.repository.js';

@Module({
  providers: [OpenedLinksFactory, ReferralLinksRepository],
  exports: [OpenedLinksFactory, ReferralLinksRepository],
})
export class LinksModule {}
