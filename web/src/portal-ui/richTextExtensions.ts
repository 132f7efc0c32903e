import type { Attribute, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAddress } from './linkAddress.js';

/** What the server writes on each link (`sanitizeRichText` of the catalog service). */
const LINK_REL = 'nofollow noopener noreferrer';

/** What stays of the libraries' attributes, as the server takes out the others: where a numbered list begins, titles of links. */
const KEPT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { orderedList: [], link: ['href'] };

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      const kept = KEPT_ATTRIBUTES[extension.name];
      return kept ? withAttributes(extension as Node, kept) : extension;
    });
  },
});

function withAttributes(extension: Node, names: readonly string[]) {
  return extension.extend({
    addAttributes() {
      const all = (this.parent?.() ?? {}) as Record<string, Attribute>;
      return Object.fromEntries(names.map((name) => [name, all[name] ?? {}]));
    },
  });
}

/**
 * Makes nothing but what the server keeps: no code, no images, no rules, headings of the third and fourth level, and links
 * that people can follow. scripts/checks/rich-text.spec.ts compares it with the server's rules.
 */
export const RICH_TEXT_EXTENSIONS = [
  Kit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (href) => isLinkAddress(href),
      shouldAutoLink: (href) => isLinkAddress(href) || !href.includes(':'),
      HTMLAttributes: { target: null, rel: LINK_REL, class: null },
    },
  }),
];
