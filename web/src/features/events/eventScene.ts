import { HERO_SCENES } from '../home/scenes.js';

/** A landscape for an event without a photo, always the same one for the same event. */
export function eventScene(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum + letter.charCodeAt(0)) % HERO_SCENES.length;
  return HERO_SCENES[sum] ?? HERO_SCENES[0];
}
