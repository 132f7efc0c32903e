import { change, type openPractice } from '../harness/practice.mjs';

type Practice = Pick<Awaited<ReturnType<typeof openPractice>>, 'pro'>;

/** One that is about to be uploaded. @returns its handle */
export async function newPhoto({ pro }: Practice): Promise<string> {
  const mutation = `mutation { createPhotoUpload(input: { contentType: "image/png", sizeBytes: 100 }) {
    result errors { code message } handle } }`;
  return (await change(pro, mutation, {})).handle;
}

/** As small as a picture can be. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** One that is on the site. @returns its handle */
export async function newPublishedPhoto({ pro }: Practice): Promise<string> {
  const create = `mutation ($sizeBytes: Int!) { createPhotoUpload(input: { contentType: "image/png", sizeBytes: $sizeBytes }) {
    result errors { code message } handle uploadUrl uploadFields } }`;
  const { handle, uploadUrl, uploadFields } = await change(pro, create, { sizeBytes: PIXEL.length });
  const form = new FormData();
  for (const [name, value] of Object.entries(JSON.parse(uploadFields))) form.append(name, String(value));
  form.append('file', new Blob([PIXEL], { type: 'image/png' }));
  const answer = await fetch(uploadUrl, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`The store answered ${answer.status}`);
  const complete = `mutation ($handle: String!) { completePhotoUpload(input: { handle: $handle }) {
    result errors { code message } } }`;
  await change(pro, complete, { handle });
  return handle;
}
