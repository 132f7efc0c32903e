/** The five backgrounds of the hero; one of them at random for each visit. */
export const HERO_SCENES = [
  new URL('../../assets/scenes/hills.svg', import.meta.url).href,
  new URL('../../assets/scenes/lake.svg', import.meta.url).href,
  new URL('../../assets/scenes/meadow.svg', import.meta.url).href,
  new URL('../../assets/scenes/stones.svg', import.meta.url).href,
  new URL('../../assets/scenes/leaves.svg', import.meta.url).href,
] as const;

export function randomScene(): string {
  return HERO_SCENES[Math.floor(Math.random() * HERO_SCENES.length)] ?? HERO_SCENES[0];
}
