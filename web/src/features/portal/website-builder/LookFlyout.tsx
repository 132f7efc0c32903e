import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { themeOf, themeRules, themeValues, type ThemeValues } from '../../../portal-ui/themeChoice.js';
import { ThemeFields } from '../../../portal-ui/ThemeFields.js';
import type { SiteTheme } from '../../site/siteDocument.js';

export interface LookFlyoutProps {
  theme: SiteTheme;
  onSave: (theme: SiteTheme) => void;
  onClose: () => void;
}

/** Colour, buttons and fonts of the website. Published, they are those of the profile and of booking too. */
export function LookFlyout({ theme, onSave, onClose }: LookFlyoutProps) {
  const save = async (values: ThemeValues) => {
    onSave(themeOf(values));
    return { ok: true, payload: undefined } as const;
  };
  return (
    <FlyoutForm<ThemeValues>
      open
      title="Look"
      original={themeValues(theme)}
      schema={themeRules}
      saveLabel="Done"
      onSave={save}
      onClose={onClose}
    >
      {(form) => <ThemeFields form={form} what="The website" />}
    </FlyoutForm>
  );
}
