/** An element's tag as React writes it: attributes in double quotes. Texts hold no `<`. */
const TAG = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>/g;
const STYLE = / style="([^"]*)"/;
/** Declarations without anything that could end a rule or a string, or load something. */
const HARMLESS = /^[\w\s#%(),.:;'*+-]*$/;

/**
 * Takes `style="…"` out of HTML, which the content security policy refuses there: the declarations stay in `data-style`,
 * where src/app/firstPage.ts takes them back from, and in rules that hold until then.
 */
export function withoutStyleAttributes(html: string): { html: string; css: string } {
  const rules = new Set<string>();
  const replaced = html.replace(TAG, (tag) =>
    tag.replace(STYLE, (_, value: string) => {
      const declarations = unescapeHtml(value);
      if (HARMLESS.test(declarations)) rules.add(`[data-style="${declarations}"]{${declarations}}`);
      return ` data-style="${value}"`;
    }),
  );
  return { html: replaced, css: [...rules].join('\n') };
}

function unescapeHtml(text: string): string {
  const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
}
