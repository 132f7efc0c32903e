import { Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type { CatalogConfig } from '../config.js';
import { PracticesModule } from '../practices/practices.module.js';
import { LanguageModelSuggestions } from './language-model-suggestions.js';
import { LocalSuggestions } from './local-suggestions.js';
import { SuggestionsService } from './suggestions.service.js';
import { TextSuggestions } from './text-suggestions.js';
import { WebsiteSettingsRepository } from './website-settings.repository.js';
import { WebsiteSettingsResolver } from './website-settings.resolver.js';
import { WebsiteSettingsService } from './website-settings.service.js';

/** A language model where one is configured, else texts put together here. */
const textSuggestions = {
  provide: TextSuggestions,
  inject: [CONFIG],
  useFactory(config: CatalogConfig): TextSuggestions {
    const { SUGGESTIONS_API_BASE: apiBase, SUGGESTIONS_API_KEY: apiKey, SUGGESTIONS_MODEL: model } = config;
    const local = new LocalSuggestions();
    return apiBase && apiKey && model ? new LanguageModelSuggestions({ apiBase, apiKey, model }, local) : local;
  },
};

@Module({
  imports: [PracticesModule],
  providers: [
    SuggestionsService,
    WebsiteSettingsRepository,
    WebsiteSettingsResolver,
    WebsiteSettingsService,
    textSuggestions,
  ],
  exports: [WebsiteSettingsService],
})
export class WebsiteSettingsModule {}
