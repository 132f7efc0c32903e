import { z } from 'zod/mini';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { TextField } from '../../../ui/TextField.js';
import type { Site, SitePage } from '../../site/siteDocument.js';
import { pathOfTitle } from './siteEdits.js';

/** Addresses that the server keeps (services/catalog/src/websites/site-document.ts). */
const RESERVED = ['assets', 'media', 'robots', 'sitemap', 'favicon', 'healthz', 'readyz'];
const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface PageValues {
  title: string;
  path: string;
  inMenu: boolean;
}

export interface PageFlyoutProps {
  page: SitePage;
  isNew: boolean;
  site: Site;
  onSave: (page: SitePage) => void;
  onClose: () => void;
}

/** Title, address and place of a page. */
export function PageFlyout({ page, isNew, site, onSave, onClose }: PageFlyoutProps) {
  const isHome = site.pages[0]?.id === page.id;
  const others = site.pages.filter(({ id }) => id !== page.id).map(({ path }) => path);
  const save = async ({ title, path, inMenu }: PageValues) => {
    onSave({ ...page, title: title.trim(), inMenu, path: isHome ? '' : path.trim() || pathOfTitle(title) });
    return { ok: true, payload: undefined } as const;
  };
  return (
    <FlyoutForm<PageValues>
      open
      title={isNew ? 'New page' : 'Page'}
      original={{ title: page.title, path: page.path, inMenu: page.inMenu }}
      schema={rulesOf(isHome, others)}
      saveLabel={isNew ? 'Add' : 'Done'}
      onSave={save}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField label="Title" error={errors.title?.message} {...register('title')} />
          {!isHome && (
            <TextField
              label="Address"
              optional
              hint="After the slash, such as about-me. Left empty, it follows from the title."
              error={errors.path?.message}
              {...register('path')}
            />
          )}
          <Checkbox label="Show it in the menu" {...register('inMenu')} />
        </>
      )}
    </FlyoutForm>
  );
}

function rulesOf(isHome: boolean, others: readonly string[]) {
  return z
    .object({
      title: z
        .string()
        .check(z.trim(), z.minLength(1, 'Please enter a title.'), z.maxLength(60, 'Please use at most 60 characters.')),
      path: z.string().check(z.trim(), z.maxLength(60, 'Please use at most 60 characters.')),
      inMenu: z.boolean(),
    })
    .check(
      z.superRefine((values, context) => {
        const { title, path } = values;
        const address = path || pathOfTitle(title);
        const problem = title && !isHome && problemOf(address, others);
        // An address that follows from the title is refused there.
        if (problem)
          context.addIssue({ code: 'custom', path: [path ? 'path' : 'title'], message: problem, input: values });
      }),
    );
}

function problemOf(address: string, others: readonly string[]): string | undefined {
  if (address === '') return 'Please enter an address as well.';
  if (!PATH.test(address)) return 'Please use small letters, digits and hyphens.';
  if (RESERVED.includes(address)) return 'This address cannot be used.';
  return others.includes(address) ? 'Another page has this address.' : undefined;
}
