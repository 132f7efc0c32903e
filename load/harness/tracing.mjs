/** What the main thread does in what Chromium calls these, as its own tools add it up. */
const KINDS = {
  scripting:
    /^(FunctionCall|EvaluateScript|v8\.|V8\.|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|MinorGC|MajorGC|XHR|HandlePostMessage|BlinkGC)/,
  rendering: /^(Layout|UpdateLayoutTree|UpdateLayerTree|HitTest|ScheduleStyleRecalculation|PrePaint|Layerize)$/,
  painting: /^(Paint|Commit|RasterTask|CompositeLayers)$/,
};
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
  'toplevel',
];

/**
 * Does something on a page while Chromium records what its main thread does.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<{ scripting: number, rendering: number, painting: number, longest: number }>} milliseconds of processor
 *   time, which other programs of the machine do not take from; `longest` task of the main thread
 */
export async function traced(page, act) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = mainThreadOf(traceEvents);
  const mine = traceEvents.filter(
    ({ ph, pid, tid, tdur }) => ph === 'X' && tdur && pid === main.pid && tid === main.tid,
  );
  const longest = Math.max(0, ...mine.filter(({ name }) => name.endsWith('RunTask')).map(({ tdur }) => tdur / 1000));
  return { ...timeByKind(mine), longest };
}

/** The thread that draws the page: of all renderers the one that does most. */
function mainThreadOf(events) {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const busy = named.map((thread) => ({
    thread,
    ms: events.reduce((sum, { pid, tid, tdur = 0 }) => sum + (pid === thread.pid && tid === thread.tid ? tdur : 0), 0),
  }));
  return busy.sort((one, other) => other.ms - one.ms)[0].thread;
}

/** Each event counts with what it did itself, without the events within it; one of no kind belongs to what it is in. */
function timeByKind(events) {
  const sums = { scripting: 0, rendering: 0, painting: 0 };
  const open = [];
  for (const event of events.toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    while (open.length > 0 && open.at(-1).end <= event.ts) open.pop();
    const around = open.at(-1)?.kind;
    const kind = Object.keys(KINDS).find((name) => KINDS[name].test(event.name)) ?? around;
    const ms = event.tdur / 1000;
    if (kind) sums[kind] += ms;
    if (around) sums[around] -= ms;
    open.push({ end: event.ts + event.dur, kind });
  }
  return sums;
}
