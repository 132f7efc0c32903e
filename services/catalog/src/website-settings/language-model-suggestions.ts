import { Logger } from '@nestjs/common';
import { z } from 'zod';
import {
  ALT_TEXT_MAX,
  cut,
  DESCRIPTION_MAX,
  type ImageFacts,
  type SiteFacts,
  type SuggestedMetadata,
  TextSuggestions,
  TITLE_MAX,
} from './text-suggestions.js';

const TIMEOUT_MS = 10_000;
const metadata = z.object({ title: z.string().min(1), description: z.string().min(1) });
const altText = z.object({ alt_text: z.string().min(1) });
const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

export interface LanguageModel {
  /** Address of an API that speaks OpenAI's chat completions, such as `https://models.example/v1`. */
  apiBase: string;
  apiKey: string;
  model: string;
}

/** Has a language model suggest texts; a model that fails, or answers otherwise than asked, leaves it to `fallback`. */
export class LanguageModelSuggestions extends TextSuggestions {
  private readonly logger = new Logger(LanguageModelSuggestions.name);

  constructor(
    private readonly model: LanguageModel,
    private readonly fallback: TextSuggestions,
  ) {
    super();
  }

  async metadata(facts: SiteFacts): Promise<SuggestedMetadata> {
    const task = `Write the title (at most ${TITLE_MAX} characters) and the meta description (at most ${DESCRIPTION_MAX}) of this
practice's home page for search engines. Plain, kind, no promises of healing. Answer with JSON: {"title": …, "description": …}.`;
    const answer = await this.ask(task, facts, metadata);
    if (!answer) return this.fallback.metadata(facts);
    return { title: cut(answer.title, TITLE_MAX), description: cut(answer.description, DESCRIPTION_MAX) };
  }

  async altText(facts: ImageFacts): Promise<string> {
    const task = `Write the alternative text (at most ${ALT_TEXT_MAX} characters) of an image on this practice's website from
what is known of it. Answer with JSON: {"alt_text": …}.`;
    const answer = await this.ask(task, facts, altText);
    return answer ? cut(answer.alt_text, ALT_TEXT_MAX) : this.fallback.altText(facts);
  }

  private async ask<T>(task: string, facts: object, shape: z.ZodType<T>): Promise<T | null> {
    const { apiBase, apiKey, model } = this.model;
    try {
      const response = await fetch(`${apiBase}/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          model,
          response_format: { type: 'json_object' },
          messages: [
            { role: 'system', content: task },
            { role: 'user', content: JSON.stringify(facts) },
          ],
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const [choice] = completion.parse(await response.json()).choices;
      return shape.parse(JSON.parse(choice!.message.content));
    } catch (error) {
      this.logger.warn(`The language model did not suggest a text: ${error instanceof Error ? error.message : error}`);
      return null;
    }
  }
}
