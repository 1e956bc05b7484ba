import type { LeadOutbox } from './core/leads/lead-outbox.port';
import { leadToText } from './core/leads/lead-text';

type Commands = Readonly<Record<string, (outbox: LeadOutbox, id: string) => Promise<readonly string[]>>>;

const commands: Commands = {
  state: async (outbox) => {
    const { waiting, dead, oldestWaitingSince } = await outbox.state();
    return [`waiting: ${waiting}`, `oldest: ${oldestWaitingSince?.toISOString() ?? '-'}`, `dead: ${dead}`];
  },
  /** Nothing that a visitor said: this is read over shoulders, and pasted into tickets. */
  dead: async (outbox) => (await outbox.findDead()).map(({ lead, attempts, diedAt, reason }) =>
    [lead.submissionId, lead.formId, `received ${lead.receivedAt.toISOString()}`, `died ${diedAt.toISOString()}`, `tries ${attempts}`, reason].join('\t')),
  revive: async (outbox, id) => [(await outbox.revive(id)) ? `${id} is on its way again` : `there is no dead lead ${id}`],
  'revive-all': async (outbox) => {
    const dead = await outbox.findDead();
    for (const { lead } of dead) await outbox.revive(lead.submissionId);
    return [`${dead.length} on their way again`];
  },
  export: async (outbox) => (await outbox.findDead()).map(({ lead }) => leadToText(lead)),
};

/** The lines that answer an operator's command. Undefined: there is no such command. */
export async function operateLeads({ outbox, command, id = '' }: {
  readonly outbox: LeadOutbox;
  readonly command: string;
  readonly id?: string;
}): Promise<readonly string[] | undefined> {
  return Object.hasOwn(commands, command) ? commands[command]?.(outbox, id) : undefined;
}
