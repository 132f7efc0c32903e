import type { ApiVisitor } from './api-visitor.js';
import { eventually } from './eventually.js';
import type { OpenPractice } from './open-practice.js';
import type { ClientPerson } from './stage.js';

const CREATE = `mutation Create($firstName: String, $lastName: String, $email: String) {
  createClient(firstName: $firstName, lastName: $lastName, email: $email) {
    result errors { code message } client { id } } }`;
const CONTACTS = '{ clients { edges { node { id email } } } }';

/** Adds a client to the directory without pages. @returns the id */
export async function addClient({ pro }: OpenPractice, person: ClientPerson): Promise<string> {
  const { firstName, lastName, email } = person;
  const { client } = await pro.change<{ client: { id: string } }>(CREATE, { firstName, lastName, email });
  return client.id;
}

/** The practice's contact with this address, once it is there. @returns the id */
export function contactOf(pro: ApiVisitor, email: string): Promise<string> {
  return eventually('a contact', async () => {
    const { clients } = await pro.ask<{ clients: { edges: { node: { id: string; email: string } }[] } }>(CONTACTS);
    return clients.edges.find(({ node }) => node.email === email)?.node.id;
  });
}
