import { randomUUID } from 'node:crypto';
import { solveBotCheck } from './solve-bot-check';
import type { RunningServer } from './start-server';

const message = {
  first_name: 'Wilhelmina',
  last_name: 'Overbeck',
  email: 'wilhelmina@overbeck.example',
  phone: '(305) 555-0142',
  country_code: 'US',
  topic: 'Other',
  message: 'Eight of us in Hydra',
};

interface LeadResponse {
  readonly status: number;
  readonly submissionId: string;
  readonly body: { readonly error?: string; readonly submissionId?: string };
}

/** The contact form, as a program sends it. */
export async function sendLead(server: RunningServer, submissionId: string = randomUUID()): Promise<LeadResponse> {
  const token = await solveBotCheck(server.url, 'contact-us');
  const answer = await fetch(`${server.url}/api/contact-us`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...message, submissionId, token }),
  });
  return { status: answer.status, submissionId, body: (await answer.json()) as LeadResponse['body'] };
}

/** How the demonstration's CRM answers from now on. */
export const changeCrm = (server: RunningServer, state: string) => pull(server, '/dev/crm', { state });

/** A lever of the demonstration. */
export async function pull(server: RunningServer, path: string, body: object): Promise<void> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

/** Submission ids. */
export const inCrm = async (server: RunningServer) => {
  const answer = await fetch(`${server.url}/dev/leads.json`);
  const { leads } = (await answer.json()) as { readonly leads: readonly { readonly submissionId: string }[] };
  return leads.map(({ submissionId }) => submissionId);
};

export const metricOf = async (server: RunningServer, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]);

export const systemOf = async (server: RunningServer, name: string) => {
  const { systems } = (await (await fetch(`${server.url}/health`)).json()) as {
    readonly systems: readonly { readonly name: string; readonly status: string }[];
  };
  return systems.find((system) => system.name === name)?.status;
};
