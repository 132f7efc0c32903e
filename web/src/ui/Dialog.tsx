import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { classNames } from './classNames.js';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.js';
import { usePageStyle } from './PageStyle.js';

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
}

/** A question or a short task over the page. Focus stays inside and returns to where it came from. */
export function Dialog({ open, onClose, title, description, children, actions, role = 'dialog' }: DialogProps) {
  return (
    <ModalFrame {...{ open, onClose, role }} className={styles.dialog}>
      <header className={styles.header}>
        <Ark.Title className={styles.title}>{title}</Ark.Title>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </header>
      <div className={styles.body}>
        {description && <Ark.Description className={styles.description}>{description}</Ark.Description>}
        {children}
      </div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
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
  /** The edge that it slides from. Default end (right). */
  side?: 'start' | 'end';
}

/** The flyout: details and forms at the edge of the screen, the whole width on a phone. */
export function Drawer({ open, onClose, title, children, footer, side = 'end' }: DrawerProps) {
  return (
    <ModalFrame {...{ open, onClose }} className={classNames(styles.drawer, styles[side])}>
      <header className={styles.header}>
        <Ark.Title className={styles.title}>{title}</Ark.Title>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </header>
      <div className={classNames(styles.body, styles.scrolling)}>{children}</div>
      {footer && <footer className={styles.actions}>{footer}</footer>}
    </ModalFrame>
  );
}

interface ModalFrameProps {
  open: boolean;
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  className: string | undefined;
  children: ReactNode;
}

type RootProps = ComponentProps<typeof Ark.Root>;

function ModalFrame({ open, onClose, role = 'dialog', className, children }: ModalFrameProps) {
  useNewPage(() => open && onClose());
  const style = usePageStyle();
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      onInteractOutside={keepForMessages}
      onEscapeKeyDown={keepForSuggestions}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner} style={style}>
          <Ark.Content className={className}>{children}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
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

/** Messages lie above everything: dismissing one is not meant for what is below. */
const keepForMessages: RootProps['onInteractOutside'] = (event) => {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[role="status"]')) event.preventDefault();
};

/** Escape closes one layer at a time: the suggestions of a field first. */
const keepForSuggestions: RootProps['onEscapeKeyDown'] = (event) => {
  const { target } = event;
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')) event.preventDefault();
};
