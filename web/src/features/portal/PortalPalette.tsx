import { useLogOut } from '../shell/useLogOut.js';
import { useSupportChat } from '../support-chat/useSupportChat.js';
import { CommandPalette } from './palette/CommandPalette.js';
import { portalCommands } from './portalCommands.js';
import { isPortalPage } from './portalRoutes.js';
import { usePortalPractice } from './usePortalPractice.js';

export interface PortalPaletteProps {
  /** Path of the public profile. */
  websitePath: string | undefined;
  onShortcuts: () => void;
  onClose: () => void;
}

/** The command palette with the pages and actions of this practice. */
export function PortalPalette({ websitePath, onShortcuts, onClose }: PortalPaletteProps) {
  const practice = usePortalPractice();
  const onLogOut = useLogOut();
  const onSupportChat = useSupportChat();
  const actions = { onShortcuts, onSupportChat, onLogOut };
  const fixed = portalCommands({ practice, isPage: isPortalPage, websitePath, ...actions });
  return <CommandPalette fixed={fixed} onClose={onClose} />;
}
