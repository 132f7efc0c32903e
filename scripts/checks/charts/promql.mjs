const KEYWORDS = new Set([
  'and',
  'or',
  'unless',
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'offset',
  'bool',
  'inf',
  'nan',
]);

/**
 * The metrics that an expression of Prometheus reads. No parser: enough of the language to know names from functions,
 * labels and texts.
 * @returns {{ metrics: string[], problem?: string }} `problem` where brackets do not close
 */
export function metricsIn(expression) {
  const plain = expression.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '');
  const problem = unbalanced(plain);
  const bare = plain
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/(?<![\w.:])([a-zA-Z_:][\w:]*)(\s*\()?/g)]
    .filter(([, name, call]) => !call && !KEYWORDS.has(name.toLowerCase()))
    .map(([, name]) => name);
  return { metrics: [...new Set(names)], ...(problem && { problem }) };
}

function unbalanced(text) {
  const open = [];
  const pairs = { ')': '(', ']': '[', '}': '{' };
  for (const sign of text) {
    if ('([{'.includes(sign)) open.push(sign);
    else if (sign in pairs && open.pop() !== pairs[sign]) return `a ${sign} too many`;
  }
  return open.length > 0 ? `a ${open.at(-1)} that is not closed` : undefined;
}

/** The texts that a label is compared with, such as the subjects of events. */
export function labelValuesIn(expression, label) {
  return [...expression.matchAll(new RegExp(`\\b${label}="([^"]*)"`, 'g'))].map(([, value]) => value);
}
