import type { OpenPractice } from './open-practice.js';
import type { ClientPerson } from './stage.js';

const CREATE = `mutation Create($firstName: String, $lastName: String, $email: String) {
  createClient(firstName: $firstName, lastName: $lastName, email: $email) {
    result errors { code message } client { id } } }`;

/** Puts somebody into the directory without pages. @returns the id */
export async function addClient({ pro }: OpenPractice, person: ClientPerson): Promise<string> {
  const { firstName, lastName, email } = person;
  const { client } = await pro.change<{ client: { id: string } }>(CREATE, { firstName, lastName, email });
  return client.id;
}
