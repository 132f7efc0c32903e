import { Dialog as Chakra, type DialogRootProps } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useRef, type FocusEvent, type ReactNode, type Ref } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from './IconButton.js';
import { useCloseOnBack } from '../lib/useCloseOnBack.js';
import { usePageStyle } from '../theme/PageStyle.js';

/** Not in the theme: it comes with what is opened first, not with the first page. */
const recipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer'],
  base: {
    /*
     * Only the open state is animated: closing waits for the end of any animation that the closed state names, and an
     * animation left over from opening never runs again.
     */
    backdrop: {
      position: 'fixed',
      zIndex: 'overlay',
      inset: '0',
      bg: 'overlay',
      _open: { animation: 'fade var(--motion-base) var(--ease-out)' },
    },
    positioner: {
      position: 'fixed',
      zIndex: 'overlay',
      inset: '0',
      display: 'grid',
      // As wide as the screen at most, whatever cannot be broken in it.
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'center',
      p: '4',
      overflow: 'auto',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      bg: 'surface',
      shadow: 'lg',
      _focusVisible: { outline: 'none' },
    },
    header: {
      display: 'flex',
      gap: '4',
      alignItems: 'center',
      justifyContent: 'space-between',
      pt: '4',
      pr: '4',
      pb: '2',
      pl: '5',
      '& > button': { flex: 'none' },
    },
    title: { fontSize: 'xl', minW: '0', overflowWrap: 'anywhere' },
    description: { color: 'textSoft' },
    body: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      alignContent: 'start',
      pt: '2',
      px: '5',
      pb: '5',
      // Slot for an error message: takes no row, and so no gap, while it is empty.
      '& > :empty': { position: 'absolute' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      justifyContent: 'flex-end',
      py: '4',
      px: '5',
      borderTop: '1px solid',
      borderTopColor: 'line',
      '&:empty': { display: 'none' },
      // Side by side where they fit, else below each other, over the whole width for the thumb.
      '@media (max-width: 479px)': { '& > *': { flex: '1 1 auto' } },
    },
  },
});

const EDGE: SystemStyleObject = { position: 'fixed', insetBlock: '0', w: 'min(100%, 30rem)' };

/** What the shapes do not have in common. */
const SHAPES = {
  dialog: {
    w: 'min(100%, 32rem)',
    rounded: 'lg',
    _open: { animation: 'rise var(--motion-base) var(--ease-out)' },
  },
  start: { ...EDGE, left: '0', _open: { animation: 'fromStart var(--motion-base) var(--ease-out)' } },
  end: { ...EDGE, right: '0', _open: { animation: 'fromEnd var(--motion-base) var(--ease-out)' } },
} satisfies Record<string, SystemStyleObject>;

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** alertdialog for a question that must be answered: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** The browser's Back closes it, for what has no address of its own. */
  backCloses?: boolean;
}

/** A question or a short task over the page. Focus stays inside and returns to where it came from. */
export function Dialog({ description, children, actions, ...rest }: DialogProps) {
  return (
    <ModalFrame {...rest} shape="dialog" footer={actions}>
      {description && <Chakra.Description>{description}</Chakra.Description>}
      {children}
    </ModalFrame>
  );
}

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** In the place of `footer`: the empty one, for what the content puts into it. */
  footerRef?: Ref<HTMLDivElement>;
  /** The edge that it slides from. Default end (right). */
  side?: 'start' | 'end';
  /** The browser's Back closes it, for what has no address of its own. */
  backCloses?: boolean;
}

/** The flyout: details and forms at the edge of the screen, the whole width on a phone. */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  return <ModalFrame {...rest} shape={side} />;
}

interface ModalFrameProps extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'role' | 'backCloses'> {
  shape: keyof typeof SHAPES;
  footer?: ReactNode;
  footerRef?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

function ModalFrame(props: ModalFrameProps) {
  const { open, onClose, title, role = 'dialog', shape, footer, footerRef, backCloses = false, children } = props;
  useNewPage(() => open && onClose());
  useCloseOnBack(open && backCloses, onClose);
  const style = usePageStyle();
  const content = useRef<HTMLDivElement>(null);
  const cameFrom = useCameFrom(open);
  return (
    <Chakra.Root
      recipe={recipe}
      open={open}
      initialFocusEl={() => focusedIn(content.current)}
      finalFocusEl={cameFrom.get}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      onInteractOutside={(event) => {
        keepOpen(event);
        if (role === 'alertdialog') keepFocus(content.current);
      }}
      onEscapeKeyDown={keepForParts}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner style={style}>
          <Chakra.Content ref={content} css={SHAPES[shape]} onFocus={cameFrom.note}>
            <Chakra.Header>
              <Chakra.Title>{title}</Chakra.Title>
              <IconButton icon="close" label="Close" onClick={onClose} />
            </Chakra.Header>
            <Chakra.Body {...(shape !== 'dialog' && { flex: 1, overflowY: 'auto' })}>{children}</Chakra.Body>
            {footer && <Chakra.Footer>{footer}</Chakra.Footer>}
            {footerRef && <Chakra.Footer ref={footerRef} />}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

/** A field that has taken the focus as it came keeps it; without one the first control gets it. */
function focusedIn(content: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && content?.contains(activeElement) ? activeElement : null;
}

/**
 * What had the focus before it came in here, and gets it again. A field that takes the focus as it comes does so before the
 * dialog could look; a dialog over this one gives it back to this one.
 */
function useCameFrom(open: boolean) {
  const from = useRef<HTMLElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    if (!open) isNew.current = true;
  }, [open]);
  const note = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!isNew.current || currentTarget.contains(relatedTarget)) return;
    isNew.current = false;
    from.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  /** Null leaves it to the dialog. */
  const get = () => (from.current?.isConnected ? from.current : null);
  return { note, get };
}

/** What a frame of pages has opened lies over the page that it was opened on, not over the next one. */
function useNewPage(onNewPage: () => void): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const closeOnNewPage = useEffectEvent(onNewPage);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    closeOnNewPage();
  }, [path]);
}

/**
 * Toasts are above everything: dismissing one must not close the dialog. And only a press outside closes: when a dialog
 * over this one closes together with its opener, the focus is elsewhere on the page for a moment.
 */
const keepOpen: NonNullable<DialogRootProps['onInteractOutside']> = (event) => {
  const { originalEvent } = event.detail;
  const { target } = originalEvent;
  const isMessage = target instanceof Element && target.closest('[role="status"]');
  if (isMessage || originalEvent instanceof FocusEvent) event.preventDefault();
};

/** A press outside an alert dialog does not answer it. Returns the focus that the press took away. */
function keepFocus(content: HTMLElement | null): void {
  const { activeElement } = document;
  requestAnimationFrame(() => {
    if (!content?.isConnected || content.contains(document.activeElement)) return;
    const focused = activeElement instanceof HTMLElement && content.contains(activeElement) ? activeElement : content;
    focused.focus();
  });
}

/**
 * Escape closes one layer at a time: the suggestions of a field first, unless they always stand there, and what a part has
 * opened within itself.
 */
const OWN_ESCAPE = '[role="combobox"][aria-expanded="true"]:not([data-list-stays]), [data-own-escape] *';
const keepForParts: DialogRootProps['onEscapeKeyDown'] = (event) => {
  const { target } = event;
  if (target instanceof Element && target.matches(OWN_ESCAPE)) event.preventDefault();
};
