import { createContext, use } from 'react';

/** Whether a path is a page of the portal; the portal's own list of routes says so. */
export const PortalPages = createContext<(path: string) => boolean>(() => false);

/** For links to pages that another part of the portal has, or does not have yet. */
export const usePortalPages = () => use(PortalPages);
