/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/react';
import { sanitizeRichText } from '../../services/catalog/src/rich-text/rich-text.js';
import { RICH_TEXT_EXTENSIONS } from '../../web/src/portal-ui/richTextExtensions.js';

let editor: Editor;

/** What the portal's editor makes of a text that is typed or pasted. */
function edited(content: string): string {
  editor = new Editor({ extensions: RICH_TEXT_EXTENSIONS, content, injectCSS: false });
  return editor.getHTML();
}

afterEach(() => editor.destroy());

/** One of each thing that the editor knows, taken from its own schema. */
const EVERYTHING = [
  '<h3>Three</h3><h4>Four</h4>',
  '<p>Plain <strong>bold</strong> <em>italic</em> <u>under</u> <strong><em><u>all</u></em></strong><br>next line</p>',
  '<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul>',
  '<ol start="7" type="a"><li><p>seven</p></li></ol>',
  '<blockquote><p>quoted</p></blockquote>',
  '<p><a href="https://example.com/?a=1&amp;b=2" title="Title" class="x" target="_blank" rel="opener">site</a></p>',
  '<p><a href="mailto:maya@example.org">mail</a> <a href="tel:+15185550123">phone</a></p>',
].join('');

describe('HTML of the portal’s editor', () => {
  it('is kept unchanged by the server', () => {
    const html = edited(EVERYTHING);
    expect(sanitizeRichText(html).replaceAll('<br />', '<br>')).toBe(html);
    const names = [...Object.keys(editor.schema.nodes), ...Object.keys(editor.schema.marks)];
    const used = new Set<string>();
    editor.state.doc.descendants((node) => {
      used.add(node.type.name);
      node.marks.forEach((mark) => used.add(mark.type.name));
    });
    // What the schema knows stands in the text above, so that nothing it can make goes unproved.
    expect(names.filter((name) => !used.has(name) && name !== 'doc')).toEqual([]);
  });

  it.each([
    ['<h1>Title</h1><h2>Title</h2>', /<h[12]/],
    ['<p><s>gone</s> <code>code</code></p><pre><code>block</code></pre><hr>', /<(s|code|pre|hr)>/],
    ['<p><img src="https://example.com/x.png">x</p>', /img/],
    ['<p style="color:red" class="x" id="y">x</p>', /style|class|id=/],
    ['<p><a href="javascript:alert(1)">x</a></p>', /javascript|<a/],
    ['<p><a href="ftp://example.com">x</a> <a href="sms:+15185550123">y</a> <a href="/portal">z</a></p>', /<a/],
  ])('does not hold what the server takes out: %s', (given, gone) => {
    expect(sanitizeRichText(given)).not.toBe(given);
    expect(edited(given)).not.toMatch(gone);
  });
});
