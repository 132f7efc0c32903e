import type { Command } from './palette/commands.js';
import { shownNavigation, type NavigationPractice } from './portalNavigation.js';

export interface PortalCommandsOptions {
  practice: NavigationPractice | undefined;
  isPage: (path: string) => boolean;
  /** Path of the public profile. */
  websitePath: string | undefined;
  onShortcuts: () => void;
  /** Undefined where there is none. */
  onSupportChat: (() => void) | undefined;
  onLogOut: () => void;
}

/** Pages and actions, which are there without asking. */
export function portalCommands(options: PortalCommandsOptions): Command[] {
  return [...actions(options), ...pages(options)];
}

function actions({ practice, websitePath, onShortcuts, onSupportChat, onLogOut }: PortalCommandsOptions): Command[] {
  const action = (own: Omit<Command, 'group'>): Command => ({ ...own, group: 'Actions' });
  const calendar = (hash: string) => `/portal/calendar#${hash}`;
  return [
    action({
      ...{ id: 'new-appointment', label: 'Create appointment', icon: 'calendar', words: 'new book visit session' },
      href: calendar('create-appointment'),
    }),
    action({
      ...{ id: 'new-personal', label: 'Create personal event', icon: 'clock', words: 'new block time off busy' },
      href: calendar('create-personal-event'),
    }),
    ...(practice?.bookableEventsEnabled
      ? [
          action({
            ...{ id: 'new-group', label: 'Create group event', icon: 'users', words: 'new class workshop' },
            href: calendar('create-group-event'),
          }),
        ]
      : []),
    action({
      ...{ id: 'new-client', label: 'Create client', icon: 'plus', words: 'new add person contact' },
      href: '/portal/clients?show_add_client_form=1',
    }),
    ...(websitePath
      ? [
          action({
            ...{ id: 'website', label: 'Preview website', icon: 'external', words: 'profile public page' },
            run: () => window.open(websitePath, '_blank', 'noreferrer'),
          }),
        ]
      : []),
    action({ id: 'shortcuts', label: 'Keyboard shortcuts', icon: 'info', words: 'keys help', run: onShortcuts }),
    ...supportChat(onSupportChat),
    action({ id: 'log-out', label: 'Log out', icon: 'log-out', words: 'sign leave', run: onLogOut }),
  ];
}

function supportChat(run: (() => void) | undefined): Command[] {
  if (!run) return [];
  const words = 'help contact question';
  return [{ id: 'support-chat', label: 'Support chat', icon: 'message', words, group: 'Actions', run }];
}

function pages({ practice, isPage }: PortalCommandsOptions): Command[] {
  const page = (own: Omit<Command, 'group' | 'id'> & { href: string }): Command => ({
    ...own,
    ...{ id: `page-${own.href}`, group: 'Pages' },
  });
  return [
    ...shownNavigation(practice, isPage).flatMap(({ label, icon, href, children = [] }) => [
      ...(href ? [page({ label, icon, href })] : []),
      ...children.map((child) => page({ label: child.label, icon, href: child.href, detail: label })),
    ]),
    page({ label: 'Requests', icon: 'bell', href: '/portal/requests', words: 'waiting pending answer' }),
    page({
      ...{ label: 'My Account', icon: 'user', href: '/portal/settings/personal' },
      words: 'personal name email password sessions logged devices delete',
    }),
  ];
}
