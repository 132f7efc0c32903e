const WIDTH = 920;
const HEIGHT = 150;
const LEFT = 64;
const BOTTOM = 22;

/**
 * A line for each series over time, as SVG.
 * @param {{ label: string, values: number[], tone: string }[]} lines
 * @param {{ title: string, unit: string, seconds: number }} about `seconds`: from the first point to the last
 */
export function lineChart(lines, { title, unit, seconds }) {
  const top = Math.max(...lines.flatMap(({ values }) => values), 0) || 1;
  const drawn = lines.map(({ values, tone }) => `<polyline class="${tone}" points="${pointsOf(values, top)}"/>`);
  const legend = lines.map(({ label, tone }) => `<span class="${tone}">${label}</span>`).join(' ');
  return `<figure><figcaption>${title} ${legend}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
<path class="axis" d="M${LEFT} 4V${HEIGHT - BOTTOM}H${WIDTH - 4}"/>
<text x="${LEFT - 6}" y="12" text-anchor="end">${round(top)} ${unit}</text>
<text x="${LEFT - 6}" y="${HEIGHT - BOTTOM}" text-anchor="end">0</text>
<text x="${LEFT}" y="${HEIGHT - 6}">0 s</text>
<text x="${WIDTH - 4}" y="${HEIGHT - 6}" text-anchor="end">${Math.round(seconds)} s</text>
${drawn.join('\n')}
</svg></figure>`;
}

function pointsOf(values, top) {
  const step = (WIDTH - LEFT - 8) / Math.max(1, values.length - 1);
  const y = (value) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - 6);
  return values.map((value, n) => `${(LEFT + n * step).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
}

const round = (value) => (value >= 10 ? Math.round(value) : Number(value.toFixed(1)));
