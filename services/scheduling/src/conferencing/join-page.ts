/** Why a link to a video call does not lead to it. */
export type NoCall = 'unknown' | 'called_off' | 'not_ready';

/** How soon the page of a call that is being made looks again, seconds. */
const LOOK_AGAIN_S = 3;

const TEXTS: Record<NoCall, { title: string; text: string; status: number }> = {
  unknown: {
    title: 'Link not found',
    text: 'This link does not lead to a video call. It may be incomplete: open it from the email again.',
    status: 404,
  },
  called_off: {
    title: 'This video call was called off',
    text: 'Look at your latest email about it, or ask your practitioner.',
    status: 410,
  },
  not_ready: {
    title: 'Your video call opens here',
    text: 'It is not ready yet. This page looks again by itself; if it takes longer than a minute, please ask your practitioner.',
    status: 200,
  },
};

/** The page behind a link that does not lead to its call (at the moment). */
export function joinPage(why: NoCall): { html: string; status: number; refresh: string | undefined } {
  const { title, text, status } = TEXTS[why];
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · Yarrow</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="" width="72" height="72" />
      <h1>${title}</h1>
      <p>${text}</p>
    </main>
  </body>
</html>
`;
  return { html, status, refresh: why === 'not_ready' ? String(LOOK_AGAIN_S) : undefined };
}
