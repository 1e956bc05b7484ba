import { refuse } from '../adapters/embedded-office/refused-command';
import type { LeadOutbox } from '../core/leads/lead-outbox.port';

type Commands = Readonly<Record<string, (outbox: LeadOutbox, id: string) => Promise<readonly string[]>>>;

const commands: Commands = {
  state: async (outbox) => {
    const { waiting, dead, oldestWaitingSince } = await outbox.state();
    return [`waiting: ${waiting}`, `oldest: ${oldestWaitingSince?.toISOString() ?? '-'}`, `dead: ${dead}`];
  },
  /** The output contains nothing that a visitor typed, because it may be seen by others, or pasted into tickets. */
  dead: async (outbox) =>
    (await outbox.findDead()).map(({ submissionId, lead, attempts, diedAt, reason }) =>
      [
        submissionId,
        lead?.formId ?? '-',
        `received ${lead?.receivedAt.toISOString() ?? '-'}`,
        `died ${diedAt.toISOString()}`,
        `tries ${attempts}`,
        reason,
      ].join('\t'),
    ),
  revive: async (outbox, id) =>
    (await outbox.revive(id)) ? [`${id} is on its way again`] : refuse(`there is no dead lead ${id}`),
  'revive-all': async (outbox) => {
    const dead = await outbox.findDead();
    const readable = dead.filter(({ lead }) => lead !== undefined);
    for (const { submissionId } of readable) await outbox.revive(submissionId);
    return [`${readable.length} on their way again`];
  },
  export: async (outbox) => (await outbox.findDead()).map(({ text }) => text),
};

/** Returns the output lines of an operator's command; undefined when there is no such command. */
export async function operateLeads({
  outbox,
  command,
  id = '',
}: {
  readonly outbox: LeadOutbox;
  readonly command: string;
  readonly id?: string;
}): Promise<readonly string[] | undefined> {
  return Object.hasOwn(commands, command) ? commands[command]?.(outbox, id) : undefined;
}
