import { useEffect, useRef } from 'react';
import { chakra } from '../../../../ui/chakra.js';
import { mailElements } from './mailElements.js';

/** The HTML of a mail, apart from the page's own styles. Nothing in it can be followed or run. */
export function MailBody({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current && (host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' }));
    root?.replaceChildren(...mailElements(html));
  }, [html]);
  return (
    <chakra.div
      ref={host}
      maxH="32rem"
      overflow="auto"
      tabIndex={0}
      role="group"
      aria-label="The mail"
      border="1px solid"
      borderColor="line"
      rounded="md"
    />
  );
}
