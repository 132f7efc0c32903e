import { Drawer } from '../../../ui/Dialog.js';
import { PartBoundary } from '../../../ui/PartBoundary.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { QuestionPreview, type QuestionPreviewProps } from './QuestionPreview.js';

export interface PreviewDialogProps extends QuestionPreviewProps {
  onClose: () => void;
}

/** Over the page: the form as a client sees it. */
export function PreviewDialog({ onClose, ...preview }: PreviewDialogProps) {
  return (
    <Drawer open onClose={onClose} title="Preview">
      <PartBoundary heading="h3" waiting={<Skeleton lines={6} />}>
        <QuestionPreview {...preview} />
      </PartBoundary>
    </Drawer>
  );
}
