import { escapeHtml } from '../first-html.js';
import type { RenderedSite, SiteWebsite } from './site-renderer.js';

export interface SiteHtmlInput {
  rendered: RenderedSite;
  website: SiteWebsite;
  /** Absolute address of the page. */
  canonical: string;
  /** Rules of every website. */
  css: string;
  /** The practice's own scripts run here: on a domain of its own only. */
  withScripts: boolean;
}

/** A page of a practice's website as a whole document. */
export function siteHtml({ rendered, website, canonical, css, withScripts }: SiteHtmlInput): string {
  const { title, description, name, icon, image, html } = rendered;
  const property = (key: string, content: string) => `<meta property="${key}" content="${escapeHtml(content)}">`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('og:site_name', name),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    ...(image ? [property('og:image', new URL(image, canonical).href)] : []),
    `<style>body{margin:0}${css}</style>`,
    withScripts ? website.headScripts : '',
    '</head>',
    `<body>${html}`,
    withScripts ? website.bodyScripts : '',
    '</body>',
    '</html>',
  ].join('\n');
}
