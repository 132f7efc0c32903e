/** What the reviews service takes (services/reviews/src/photos/photo-format.ts), in the words with which it refuses. */
const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** Of an input for files. A phone makes JPEG of its own format then. */
export const PHOTO_ACCEPT = PHOTO_TYPES.join(',');

/** Why a file is not even sent; undefined for one that may be a photo. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PHOTO_TYPES.includes(type)) return 'Please choose a JPEG, PNG or WebP picture.';
  if (size > MAX_PHOTO_BYTES) return 'A photo can have at most 10 MB.';
  if (size === 0) return 'This picture cannot be read. Please choose another one.';
  return undefined;
}
