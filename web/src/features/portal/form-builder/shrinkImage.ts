/** Longest side of an image in a form, px, and how many characters its data address may have. */
const SIDE = 800;
const MAX_LENGTH = 60_000;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * A picture as a part of the form itself: clients load it from nowhere else.
 * @returns a JPEG as a `data:` address
 * @throws Error for a file that is no picture
 */
export async function shrinkImage(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  for (let side = SIDE; ; side = Math.round(side * 0.7)) {
    const canvas = drawn(picture, side);
    for (const quality of QUALITIES) {
      const address = canvas.toDataURL('image/jpeg', quality);
      if (address.length <= MAX_LENGTH) return address;
    }
  }
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
