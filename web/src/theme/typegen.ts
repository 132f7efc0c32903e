import { createSystem } from '@chakra-ui/react/styled-system';
import { designConfig } from './system.js';

/** What Chakra's typegen reads (`npm run gen`). */
export const system = createSystem(designConfig);
