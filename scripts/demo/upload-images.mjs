import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { drawImage, imageKeys } from './images.mjs';

// The SDK's advice about versions of Node would be the only line that a reader sees of the progress.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

const AT_ONCE = 8;
/** Keys below `public/` are readable by everybody. */
const FOLDER = 'public/demo';

/** @param {Record<string, string>} env the S3 variables */
export function publicImageUrl(env) {
  return (key) => `${env.S3_PUBLIC_URL}/${env.S3_BUCKET}/${FOLDER}/${key}`;
}

/**
 * Draws and stores every image that practices name; one that is there already stays.
 * @param {Record<string, string>} env the S3 variables
 */
export async function uploadImages(env) {
  const client = new S3Client({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  try {
    const keys = imageKeys();
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      await Promise.all(keys.slice(from, from + AT_ONCE).map((key) => upload(client, env.S3_BUCKET, key)));
    }
  } finally {
    client.destroy();
  }
}

async function upload(client, Bucket, key) {
  const Key = `${FOLDER}/${key}`;
  const there = await client.send(new HeadObjectCommand({ Bucket, Key })).then(
    () => true,
    () => false,
  );
  if (there) return;
  await client.send(
    new PutObjectCommand({
      Bucket,
      Key,
      Body: drawImage(key),
      ContentType: 'image/svg+xml',
      CacheControl: 'public, max-age=86400',
    }),
  );
}
