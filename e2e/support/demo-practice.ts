import { ApiVisitor } from './api-visitor.js';

/** Of the practitioner of the demonstration data, whose practice has skills and clients. */
const CREDENTIALS = { email: 'pro@example.com', password: 'yarrow-demo' };
const LOGIN = 'mutation Login($input: LoginInput!) { login(input: $input) { result errors { code message } } }';
const OWN =
  '{ currentPractice { id slug referralCode skills { id specialty { name } } } clients(first: 1) { edges { node { id } } } }';

interface Own {
  currentPractice: {
    id: string;
    slug: string;
    referralCode: string;
    skills: { id: string; specialty: { name: string } }[];
  };
  clients: { edges: { node: { id: string } }[] };
}

export interface DemoPractice {
  pro: ApiVisitor;
  slug: string;
  referralCode: string;
  skills: string[];
  /** One of its clients. */
  clientId: string;
}

/** The practice of the demonstration data: for journeys that need what only data brings, and that leave it usable. */
export async function demoPractice(): Promise<DemoPractice> {
  const pro = new ApiVisitor();
  await pro.change(LOGIN, { input: CREDENTIALS });
  const { currentPractice, clients } = await pro.ask<Own>(OWN);
  const { slug, referralCode } = currentPractice;
  const skills = currentPractice.skills.map(({ specialty }) => specialty.name);
  return { pro, slug, referralCode, skills, clientId: clients.edges[0]!.node.id };
}
