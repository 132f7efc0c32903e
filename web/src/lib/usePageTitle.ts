import { useEffect } from 'react';

/** Sets the title of the tab while the page is shown. The first HTML of public pages has it from the web server. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title.includes('Yarrow') ? title : `${title} · Yarrow`;
  }, [title]);
}
