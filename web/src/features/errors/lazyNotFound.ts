import { lazyPage } from '../../lib/lazyPage.js';

/** Few visits end there: its chunk comes when one does. */
export const NotFoundPage = lazyPage(() => import('./NotFoundPage.js'), 'NotFoundPage');
