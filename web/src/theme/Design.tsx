import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { createStyleCache } from './styleCache.js';
import { designSystem } from './system.js';

export interface DesignProps {
  /** Where the rules of parts go; a server reads them from there. Default one of its own. */
  styles?: EmotionCache | undefined;
  children: ReactNode;
}

/** What our parts need around them. */
export function Design({ styles, children }: DesignProps) {
  const [cache] = useState(() => styles ?? createStyleCache());
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={designSystem()}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
