/** What a mail of ours is made of; a link is shown and leads nowhere. */
const SHOWN = new Set(['div', 'span', 'p', 'table', 'tbody', 'thead', 'tr', 'td', 'th', 'br', 'strong', 'em', 'a']);
/** How tables are laid out without styles. */
const ATTRIBUTES = ['align', 'valign', 'width', 'bgcolor', 'cellpadding', 'cellspacing', 'border', 'role'];

/**
 * The body of a mail as elements of this page. Everything that is not on the list is left out, with what is in it. The
 * content security policy refuses styles in markup, also in markup that is only read: they are taken out of it before, and
 * set on the elements one by one, which it allows.
 */
export function mailElements(html: string): Node[] {
  const inert = html.replace(/<style[\s\S]*?<\/style>/gi, '').replace(/(<[^>]*?\s)style="/g, '$1data-style="');
  const { body } = new DOMParser().parseFromString(inert, 'text/html');
  const root = document.createElement('div');
  root.style.cssText = body.dataset['style'] ?? '';
  root.append(...copiesOf(body));
  return [root];
}

function copiesOf(parent: Element): Node[] {
  return [...parent.childNodes].flatMap((node): Node[] => {
    if (node instanceof Text) return [document.createTextNode(node.data)];
    return node instanceof HTMLElement && SHOWN.has(node.localName) ? [copyOf(node)] : [];
  });
}

function copyOf(element: HTMLElement): HTMLElement {
  const copy = document.createElement(element.localName === 'a' ? 'span' : element.localName);
  copy.style.cssText = element.dataset['style'] ?? '';
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  copy.append(...copiesOf(element));
  return copy;
}
