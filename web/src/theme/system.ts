import { createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { recipes } from './recipes.js';
import { conditions, utilities } from './styleProps.js';

/**
 * Our design in Chakra's terms: only the conditions, style props and recipes in use, and no part of its default theme,
 * which is 28 KB and a second of script on a phone. Values stay in tokens.css, which is there before any script; what is
 * loaded later brings its recipe along.
 */
export const designConfig: SystemConfig = {
  // base.css resets; theme/styleCache.ts puts all that comes from here into one layer.
  preflight: false,
  disableLayers: true,
  strictTokens: true,
  conditions,
  utilities,
  theme: {
    // As the style sheets of pages have them: a phone up to 768 px, the wide header from 1024 px.
    breakpoints: { tablet: '769px', desktop: '1024px', wide: '1280px' },
    recipes,
  },
};

let made: SystemContext | undefined;

/** The one system. Made with the first rendering and not before: it is 25 ms of a slow phone, which scripts have just kept busy. */
export function designSystem(): SystemContext {
  return (made ??= createSystem(designConfig));
}
