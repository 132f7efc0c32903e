import { Module } from '@nestjs/common';
import { BrowserLinks } from './browser-links.js';
import { ReferralLinksRepository } from './referral-links.repository.js';

@Module({ providers: [BrowserLinks, ReferralLinksRepository], exports: [BrowserLinks, ReferralLinksRepository] })
export class LinksModule {}
