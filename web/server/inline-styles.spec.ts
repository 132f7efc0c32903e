import { describe, expect, it } from '@jest/globals';
import { withoutStyleAttributes } from './inline-styles.js';

describe('styles of elements', () => {
  it('become data of the element and a rule that applies to it', () => {
    const { html, css } = withoutStyleAttributes(
      '<main id="main" style="--color-brand:#123456;--font-display:&#x27;Lora&#x27;, serif">x</main>',
    );
    expect(html).toBe(
      '<main id="main" data-style="--color-brand:#123456;--font-display:&#x27;Lora&#x27;, serif">x</main>',
    );
    const declarations = "--color-brand:#123456;--font-display:'Lora', serif";
    expect(css).toBe(`[data-style="${declarations}"]{${declarations}}`);
  });

  it('have one rule for all elements of the same style', () => {
    const { css } = withoutStyleAttributes('<p style="color:red">a</p><img style="color:red"/>');
    expect(css).toBe('[data-style="color:red"]{color:red}');
  });

  it.each(['color:red}body{color:blue', 'color:red&lt;/style&gt;', 'background:url(&quot;/x&quot;)', 'color:\\22 red'])(
    'get no rule where they could end it or load something: %s',
    (style) => {
      const { html, css } = withoutStyleAttributes(`<p style="${style}">a</p>`);
      expect(html).toBe(`<p data-style="${style}">a</p>`);
      expect(css).toBe('');
    },
  );

  it('are not looked for in texts', () => {
    const text = '<p>Write style="color:red" here</p>';
    expect(withoutStyleAttributes(text)).toEqual({ html: text, css: '' });
  });
});
