import { Button } from '../ui/Button.js';
import { EmptyState, type EmptyStateProps } from '../ui/EmptyState.js';

export interface NothingOnPageProps extends Pick<EmptyStateProps, 'icon'> {
  onFirst: () => void;
}

/** In the place of a page behind the last one of a list, newest first: such as that of an old link. */
export function NothingOnPage({ icon, onFirst }: NothingOnPageProps) {
  return (
    <EmptyState
      {...(icon && { icon })}
      title="Nothing on this page"
      action={
        <Button variant="outline" onClick={onFirst}>
          Show the latest
        </Button>
      }
    />
  );
}
