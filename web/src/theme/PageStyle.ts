import { createContext, useContext, type CSSProperties } from 'react';

/** Style of the page around. Dialogs and popovers are drawn outside of the page's element and take its tokens from here. */
export const PageStyle = createContext<CSSProperties | undefined>(undefined);

export function usePageStyle(): CSSProperties | undefined {
  return useContext(PageStyle);
}
