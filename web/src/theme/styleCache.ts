import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet, type Options } from '@emotion/sheet';

/** Begins the class names of parts, the same on the server and in the browser. */
const KEY = 'y';

/**
 * Emotion's rules in a style sheet that is no element. The content security policy (`style-src 'self'`) refuses `<style>`
 * elements without a nonce; a constructed sheet belongs to the script that made it.
 *
 * All of them are in one layer, above `base` (base.css) and below what is in no layer: the style sheet of a page may
 * still change a part, whichever of the two comes later.
 */
class ConstructedSheet extends StyleSheet {
  readonly #sheet = new CSSStyleSheet();
  readonly #layer: CSSLayerBlockRule;

  constructor(options: Options) {
    super(options);
    this.#sheet.insertRule('@layer parts {}');
    this.#layer = this.#sheet.cssRules[0] as CSSLayerBlockRule;
  }

  override insert = (rule: string): void => {
    try {
      this.#layer.insertRule(rule, this.#layer.cssRules.length);
    } catch {
      // A selector that this browser does not know, such as another one's prefix.
      return;
    }
    this.#adopt();
  };

  /** With its first rule and not before: another sheet means a new layout of the whole page, even an empty one. */
  #adopt(): void {
    const others = document.adoptedStyleSheets;
    if (others.includes(this.#sheet)) return;
    // What is for all comes before what is for one, as Emotion would put its elements.
    const isGlobal = this.key.endsWith('-global');
    document.adoptedStyleSheets = isGlobal ? [this.#sheet, ...others] : [...others, this.#sheet];
  }

  override flush = (): void => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  };

  /** Emotion would take over `<style>` elements of the server, which sends none. */
  override hydrate = (): void => undefined;
}

/**
 * Where the rules of parts go.
 * - In the browser: into constructed sheets; into `<style>` elements where there are none (jsdom).
 * - On the server: into `inserted`, for `extractCritical` of @emotion/server; nothing is written between the elements.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: KEY, speedy: true });
  if (typeof document === 'undefined') cache.compat = true;
  else if ('adoptedStyleSheets' in document) {
    cache.sheet = new ConstructedSheet({ key: KEY, container: document.head, speedy: true });
    for (const rule of rulesOfServer()) cache.inserted[rule] = true;
  }
  return cache;
}

/**
 * What stands in the page's own style element (server/first-html.ts). To write it once more would cost a slow phone twenty
 * milliseconds, and a new layout of the whole page.
 */
function rulesOfServer(): string[] {
  return document.querySelector<HTMLElement>('style[data-rules]')?.dataset['rules']?.split(' ') ?? [];
}
