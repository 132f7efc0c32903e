import { ApiVisitor } from './api-visitor.js';
import { changeRow } from './databases.js';
import { mailTo } from './sandbox.js';
import { PASSWORD } from './open-practice.js';
import { newClient } from './stage.js';

const REGISTER = `mutation Register($input: RegisterInput!) {
  register(input: $input) { result errors { code message } user { id } } }`;

/** Registers an account with staff rights, as an operator grants them by `yarrow-admin create-staff`. */
export async function openStaff(): Promise<{ email: string }> {
  const { firstName, lastName, email } = newClient('Robin', 'Achebe');
  const visitor = new ApiVisitor();
  const input = { kind: 'client', email, password: PASSWORD, firstName, lastName };
  const { user } = await visitor.change<{ user: { id: string } }>(REGISTER, { input });
  await mailTo(email, /^Confirm your email address/);
  await changeRow('clients', 'update users set staff = true, email_confirmed_at = now() where id = $1', user.id);
  return { email };
}
