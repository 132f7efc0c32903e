/** The five backgrounds of the hero; one of them by chance for each visit. */
export const HERO_SCENES = [
  new URL('../../assets/scenes/hills.svg', import.meta.url).href,
  new URL('../../assets/scenes/lake.svg', import.meta.url).href,
  new URL('../../assets/scenes/meadow.svg', import.meta.url).href,
  new URL('../../assets/scenes/stones.svg', import.meta.url).href,
  new URL('../../assets/scenes/leaves.svg', import.meta.url).href,
] as const;

/** @param chance from 0 up to 1 */
export function sceneBy(chance: number): string {
  return HERO_SCENES[Math.floor(chance * HERO_SCENES.length)] ?? HERO_SCENES[0];
}
