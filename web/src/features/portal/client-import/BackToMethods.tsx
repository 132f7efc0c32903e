import { ButtonLink } from '../../../ui/Button.js';
import { IMPORT_HREF } from './useImportSteps.js';

/** From a list to the choice of how it comes. */
export function BackToMethods() {
  return (
    <p>
      <ButtonLink variant="outline" href={IMPORT_HREF}>
        Back
      </ButtonLink>
    </p>
  );
}
