import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PhotoFormat } from './photo-format.js';

/** Longest side of what is shown, pixels. */
const LARGE = 2000;
/** Side of the square next to a name, pixels: 80 in the page on screens of two pixels each. */
const SMALL = 160;
/** More, however small the file, is a bomb or no photo for a page. */
export const MAX_MEGAPIXELS = 50;
const TIMEOUT_SECONDS = 10;

// The library knows dozens of formats, and what is not needed is not at risk: only these three are read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

/** What of a photo is shown. */
export interface EncodedPhoto {
  large: Buffer;
  small: Buffer;
}

/** Reason why a photo cannot be used, to be shown to its uploader. */
export class UnusablePhoto extends Error {
  override readonly name = 'UnusablePhoto';
}

/**
 * Makes images of our own from what was uploaded: turned as the camera says, bounded, and with nothing in them but
 * pixels. No metadata, second image or hidden bytes survive.
 * @throws UnusablePhoto
 */
export async function encodePhoto(bytes: Buffer, format: PhotoFormat): Promise<EncodedPhoto> {
  const found = await read(() => open(bytes).metadata());
  if (`image/${found.format}` !== format.contentType) throw damaged();
  requireSize(found);
  return read(async () => ({
    large: await written(
      open(bytes).resize({ width: LARGE, height: LARGE, fit: 'inside', withoutEnlargement: true }),
      format,
    ),
    small: await written(
      open(bytes).resize({ width: SMALL, height: SMALL, fit: 'cover', position: 'attention' }),
      format,
    ),
  }));
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1e6, sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: TIMEOUT_SECONDS });
}

function written(image: Sharp, { contentType }: PhotoFormat): Promise<Buffer> {
  if (contentType === 'image/png') return image.png({ compressionLevel: 9 }).toBuffer();
  if (contentType === 'image/webp') return image.webp({ quality: 82 }).toBuffer();
  return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

function requireSize({ width, height }: Metadata): void {
  if (width * height > MAX_MEGAPIXELS * 1e6) throw tooLarge();
}

/** Only the messages of the library's errors say what is wrong with the bytes; people are not shown them. */
async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnusablePhoto || !(error instanceof Error)) throw error;
    if (error.message.includes('pixel limit')) throw tooLarge();
    if (error.message.includes('timeout'))
      throw new UnusablePhoto('This picture takes too long. Please choose another one.');
    throw damaged();
  }
}

const tooLarge = () => new UnusablePhoto(`A photo can have at most ${MAX_MEGAPIXELS} megapixels.`);
const damaged = () => new UnusablePhoto('This picture cannot be read. Please choose another one.');
