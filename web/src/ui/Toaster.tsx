import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { createToaster, Toast as Part, Toaster as Group } from '@chakra-ui/react/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from './Icon.js';
import { IconButton } from './IconButton.js';
import { dismissToast, useToasts, type Toast } from '../lib/toasts.js';

const recipe = defineSlotRecipe({
  slots: ['root', 'description'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      maxW: '100%',
      py: '2',
      pr: '2',
      pl: '4',
      border: '1px solid',
      borderColor: 'line',
      borderLeft: '4px solid',
      rounded: 'md',
      bg: 'surface',
      shadow: 'lg',
      fontSize: 'sm',
      opacity: 'var(--opacity)',
      translate: 'var(--x) var(--y)',
      transition: 'translate, opacity',
    },
  },
});

const TONES = {
  success: { icon: 'check', borderLeftColor: 'success' },
  error: { icon: 'alert', borderLeftColor: 'danger' },
  info: { icon: 'info', borderLeftColor: 'info' },
} as const;

/**
 * At the start of the line, because flyouts, dialogs and bars have their buttons at its end; on a phone, where a message is
 * as wide as the screen, above those buttons.
 */
const CORNER = {
  placement: 'bottom-start',
  offsets: { top: '1rem', bottom: 'var(--toasts-bottom)', left: '1rem', right: '1rem' },
} as const;

/** Chakra's toaster, which shows what `showToast` wants: it stacks messages, and lets them stay while they are read. */
export function Toaster() {
  const [toaster] = useState(() => createToaster({ ...CORNER, gap: 12, removeDelay: 0 }));
  const toasts = useToasts();
  const shown = useRef<readonly Toast[]>([]);
  useEffect(() => {
    // The toaster draws at once what it is given, which React does not do within an effect.
    queueMicrotask(() => {
      const gone = shown.current.filter(({ id }) => !toasts.some((toast) => toast.id === id));
      const added = toasts.filter((toast) => !shown.current.includes(toast));
      shown.current = toasts;
      gone.forEach(({ id }) => toaster.remove(String(id)));
      added.forEach((toast) => toaster.create(optionsOf(toast)));
    });
  }, [toaster, toasts]);
  // What nothing draws any more would otherwise never be over.
  const forget = useEffectEvent(() => shown.current.forEach(({ id }) => dismissToast(id)));
  useEffect(() => () => forget(), []);
  return (
    <Group
      toaster={toaster}
      w="min(26rem, calc(100vw - 2rem))"
      css={{ '--toasts-bottom': { base: '5.5rem', md: '1rem' } }}
    >
      {({ meta }) => <Message {...(meta as Toast)} />}
    </Group>
  );
}

const optionsOf = (toast: Toast) => ({
  id: String(toast.id),
  type: toast.tone,
  duration: toast.durationMs,
  meta: toast,
  onStatusChange: ({ status }: { status: string }) => {
    if (status === 'unmounted') dismissToast(toast.id);
  },
});

function Message({ id, tone, message, link }: Toast) {
  const { icon, borderLeftColor } = TONES[tone];
  return (
    <Part.Root recipe={recipe} borderLeftColor={borderLeftColor}>
      <Icon name={icon} />
      <Part.Description asChild>
        <p>
          {message}
          {link && (
            <>
              {' '}
              <Link href={link.href} onClick={() => dismissToast(id)}>
                {link.label}
              </Link>
            </>
          )}
        </p>
      </Part.Description>
      <IconButton icon="close" label="Dismiss" onClick={() => dismissToast(id)} />
    </Part.Root>
  );
}
