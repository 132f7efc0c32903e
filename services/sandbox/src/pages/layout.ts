/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const STYLE = `
:root { --paper: #faf9f5; --card: #fff; --ink: #26302b; --soft: #66736b; --line: #e3e5dc; --sage: #5f7f6b; --tint: #eef3ee; --alert: #a4483d; }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
header { border-bottom: 1px solid var(--line); background: var(--card) }
header div, main { max-width: 960px; margin: 0 auto; padding: 16px 24px }
header div { display: flex; gap: 8px 20px; align-items: baseline; flex-wrap: wrap }
header b { color: var(--sage); font-size: 18px }
h1 { font-size: 26px; font-weight: 600; margin: 16px 0 }
a { color: var(--sage) } .soft { color: var(--soft); font-size: 14px } .alert { color: var(--alert) }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 20px 24px; margin: 16px 0 }
.grid { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)) } .grid .card { margin: 0 }
table { width: 100%; border-collapse: collapse } td, th { text-align: left; padding: 10px 12px; border-bottom: 1px solid var(--line); vertical-align: top }
th { color: var(--soft); font-weight: 500; font-size: 14px } tr:last-child td { border-bottom: 0 }
button { font: inherit; border: 1px solid var(--sage); background: var(--sage); color: #fff; border-radius: 10px; padding: 12px 22px; cursor: pointer }
button.plain { background: transparent; color: var(--sage) } form { display: flex; gap: 12px; flex-wrap: wrap }
:focus-visible { outline: 3px solid #a9c4b3; outline-offset: 2px }
code, pre { font: 13px/1.5 ui-monospace, monospace; background: var(--tint); border-radius: 6px; padding: 1px 5px; overflow-wrap: anywhere } pre { padding: 14px; white-space: pre-wrap }
iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 10px; background: #fff }`;

/** A whole page; `body` is HTML, already escaped. Nothing is loaded from elsewhere. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${escapeHtml(title)} · Yarrow sandbox</title>
<style>${STYLE}</style></head><body><header><div><b>Yarrow sandbox</b>
<a href="/">Overview</a><a href="/mail">Mail</a><a href="/messages">Text messages</a></div></header>
<main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

/** A table; cells are HTML, already escaped. */
export function table(headings: string[], rows: string[][]): string {
  const head = headings.map((heading) => `<th>${escapeHtml(heading)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
