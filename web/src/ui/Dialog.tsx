import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { classNames } from './classNames.js';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.js';

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

function ModalFrame({ open, onClose, role = 'dialog', className, children }: ModalFrameProps) {
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={className}>{children}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
