import type { PracticeHead, ServiceHead } from './practice-head.js';
import type { FirstRendering, RenderedBody } from './page-renderer.js';
import { plainText } from './plain-text.js';
import { practiceStructuredData, serviceStructuredData } from './structured-data.js';

/** What a search engine or a messenger reads before any script runs. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute address. */
  canonical: string;
  image?: string | undefined;
  type: 'profile' | 'product';
  structuredData: object;
}

/** The head of a profile page. */
export function profileHead(practice: PracticeHead, publicUrl: string): PageHead {
  const { practitionerName, name, title, headline, city, stateAbbreviation } = practice;
  const place = [city, stateAbbreviation].filter(Boolean).join(', ');
  const role = [title, place && `in ${place}`].filter(Boolean).join(' ');
  const canonical = publicUrl + practice.url;
  return {
    title: `${practitionerName}${role ? `, ${role}` : ''} · Yarrow`,
    description: shorten(
      headline || `Book a session with ${practitionerName} at ${name}${place ? ` in ${place}` : ''}.`,
    ),
    canonical,
    image: absolute(practice.photoUrl, publicUrl),
    type: 'profile',
    structuredData: practiceStructuredData(practice, canonical, absolute(practice.photoUrl, publicUrl)),
  };
}

/** The head of a service page. */
export function serviceHead(practice: PracticeHead, service: ServiceHead, publicUrl: string): PageHead {
  const canonical = `${publicUrl}${practice.url}/services/${encodeURIComponent(service.id)}`;
  const description = plainText(service.description) || `Book ${service.name} with ${practice.practitionerName}.`;
  return {
    title: `${service.name} with ${practice.practitionerName} · Yarrow`,
    description: shorten(description),
    canonical,
    image: absolute(service.photoUrl ?? practice.photoUrl, publicUrl),
    type: 'product',
    structuredData: serviceStructuredData(practice, service, canonical, publicUrl + practice.url),
  };
}

/**
 * The page with this head in place of its own title and description. Everything is escaped for where it stands: a name
 * may hold quotes, tags and `</script>`.
 */
export function withHead(html: string, head: PageHead): string {
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`;
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}" />`,
    `<link rel="canonical" href="${escapeHtml(head.canonical)}" />`,
    property('og:site_name', 'Yarrow'),
    property('og:type', head.type),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    ...(head.image ? [property('og:image', head.image)] : []),
    `<script type="application/ld+json">${jsonForHtml(head.structuredData)}</script>`,
  ];
  return html
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

/** What a page holds before any script runs. */
export interface FirstPage {
  /** Tags that ask for its chunk. */
  links: string;
  /** Its data, as the cache of the browser's client takes it (src/app/graphqlClient.ts). */
  answers?: object;
  /** What the server decided, for src/app/firstPage.ts. */
  first?: FirstRendering;
  body?: RenderedBody;
}

/** The page with all that; its data in blocks that are no script to browsers. */
export function withFirstPage(html: string, { links, answers = {}, first, body }: FirstPage): string {
  const style = body ? `<style data-rules="${escapeHtml(body.rules.join(' '))}">${body.css}</style>` : '';
  const blocks = dataBlock('first-answers', answers) + dataBlock('first-rendering', first ?? {});
  return html
    .replace('</head>', () => `${links}\n${style}\n</head>`)
    .replace('<div id="root">', () => `${blocks}<div id="root">${body?.html ?? ''}`);
}

/** Nothing for an object without properties. */
function dataBlock(id: string, data: object): string {
  if (Object.keys(data).length === 0) return '';
  return `<script type="application/json" id="${id}">${jsonForHtml(data)}</script>\n`;
}

/** The page with the address of the analytics service, which src/app/analytics/startAnalytics.ts reads. */
export function withAnalytics(html: string, service: { url: string; writeKey: string } | undefined): string {
  if (!service) return html;
  const { url, writeKey } = service;
  const tag = `<meta name="analytics" content="${escapeHtml(url)}" data-write-key="${escapeHtml(writeKey)}" />`;
  return html.replace('</head>', () => `${tag}\n</head>`);
}

/** The page with a word that there is support chat, which src/features/support-chat/supportChat.ts reads. */
export function withSupportChat(html: string, offered: boolean): string {
  if (!offered) return html;
  return html.replace('</head>', () => '<meta name="support-chat" content="offered" />\n</head>');
}

/** The page with the widget of the domain provider, which src/features/portal/website/domainWidget.ts reads. */
export function withDomainWidget(html: string, widget: { scriptUrl: string; appId: string } | undefined): string {
  if (!widget) return html;
  const { scriptUrl, appId } = widget;
  const tag = `<meta name="domain-widget" content="${escapeHtml(scriptUrl)}" data-app-id="${escapeHtml(appId)}" />`;
  return html.replace('</head>', () => `${tag}\n</head>`);
}

/** The page with the country of who asks for it, which src/lib/phoneCountry.ts reads. */
export function withVisitorCountry(html: string, country: string | undefined): string {
  if (!country) return html;
  const tag = `<meta name="visitor-country" content="${escapeHtml(country)}" />`;
  return html.replace('</head>', () => `${tag}\n</head>`);
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** JSON that cannot end the script element it stands in, nor break on the two line ends that JSON has and HTML tools trip over. */
function jsonForHtml(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** At most 160 characters, what result pages show, cut between words. */
function shorten(text: string): string {
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}

function absolute(address: string | null, publicUrl: string): string | undefined {
  return address ? new URL(address, publicUrl).href : undefined;
}
