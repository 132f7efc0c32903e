let drawable: boolean | undefined;

/** Whether this browser can draw maps. Asked before the map's code is loaded: without WebGL 2 that would be for nothing. */
export function canDrawMaps(): boolean {
  drawable ??= hasWebgl();
  return drawable;
}

function hasWebgl(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false;
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow few contexts at a time; this one is only a question.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
