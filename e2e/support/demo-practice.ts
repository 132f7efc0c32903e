import { loggedIn, type ApiVisitor } from './api-visitor.js';

/** Of the practitioner of the demonstration data, whose practice has skills and clients. */
const CREDENTIALS = { email: 'pro@example.com', password: 'yarrow-demonstration' };
const OWN = '{ currentPractice { id slug referralCode skills { id specialty { name } } } }';

interface Own {
  currentPractice: {
    id: string;
    slug: string;
    referralCode: string;
    skills: { id: string; specialty: { name: string } }[];
  };
}

export interface DemoPractice {
  pro: ApiVisitor;
  slug: string;
  referralCode: string;
  skills: string[];
}

/** Of the client of the demonstration data, who has been to several practices. */
export const DEMO_CLIENT = { email: 'client@example.com', password: CREDENTIALS.password };
const VISITS = `{ upcomingAppointments { id instantActionToken state } pastAppointments { id instantActionToken state } }`;

/** The client of the demonstration data, with one of its visits in each state. */
export async function demoClient(): Promise<{ tokens: string[] }> {
  const client = await loggedIn(DEMO_CLIENT.email, DEMO_CLIENT.password);
  const visits = await client.ask<Record<string, { instantActionToken: string; state: string }[]>>(VISITS);
  const byKind = Object.entries(visits).flatMap(([kind, some]) =>
    some.map(({ state, instantActionToken }) => [`${kind} ${state}`, instantActionToken] as const),
  );
  return { tokens: [...new Map(byKind).values()] };
}

/** The practice of the demonstration data: for journeys that need what only data brings, and that leave it usable. */
export async function demoPractice(): Promise<DemoPractice> {
  const pro = await loggedIn(CREDENTIALS.email, CREDENTIALS.password);
  const { currentPractice } = await pro.ask<Own>(OWN);
  const { slug, referralCode } = currentPractice;
  const skills = currentPractice.skills.map(({ specialty }) => specialty.name);
  return { pro, slug, referralCode, skills };
}
