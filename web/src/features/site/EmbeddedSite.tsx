import './site.css';
import { SiteView, type SiteViewProps } from './SiteView.js';

/** A website as a part of another page, with its styles. */
export function EmbeddedSite(props: Omit<SiteViewProps, 'embedded'>) {
  return <SiteView {...props} embedded />;
}
