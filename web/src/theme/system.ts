import { createSystem } from '@chakra-ui/react/styled-system';
import { recipes } from './recipes.js';
import { conditions, utilities } from './styleProps.js';

/**
 * Our design in Chakra's terms: only the conditions, style props and recipes in use, and no part of its default theme,
 * which is 28 KB and a second of script on a phone. Values stay in tokens.css, which is there before any script; what is
 * loaded later brings its recipe along.
 */
export const system = createSystem({
  // base.css resets; theme/styleCache.ts puts all that comes from here into one layer.
  preflight: false,
  disableLayers: true,
  strictTokens: true,
  conditions,
  utilities,
  theme: {
    // As the style sheets of pages have them: a phone up to 768 px, the wide header from 1024 px.
    breakpoints: { tablet: '769px', desktop: '1024px', wide: '1280px' },
    keyframes: {
      sweep: { from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } },
      turn: { to: { transform: 'rotate(1turn)' } },
      rise: { from: { opacity: 0, transform: 'translateY(0.75rem)' } },
      appear: { from: { opacity: 0, transform: 'translateY(-0.25rem)' } },
      fade: { from: { opacity: 0 } },
      fromEnd: { from: { transform: 'translateX(100%)' } },
      fromStart: { from: { transform: 'translateX(-100%)' } },
    },
    recipes,
  },
});
