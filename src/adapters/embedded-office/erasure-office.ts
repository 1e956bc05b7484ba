import type { SessionRegister } from '../../core/sign-in/session-register.port';
import type { GuestSeals } from '../../core/shared/guest-seals.port';
import { openCell, sealCell } from '../../core/shared/sealed-cell';
import { parseEmail } from '../../core/shared/email-address';
import { eraseGuest } from './erase-guest';
import { appendErasure, type ErasureEntry, readErasures } from './erasure-list';
import { afterEmptyingLog, recordChange, type RecordParts, reportChange } from './record-change';
import { refuse, RefusedCommand } from './refused-command';
import { VisitorErasure } from './visitor-erasure';

interface ErasureOfficeParts extends RecordParts {
  readonly seals: GuestSeals;
  /** ERASURE_LIST: a file beside the backups. */
  readonly file: string | undefined;
  readonly sessionsElsewhere?: Pick<SessionRegister, 'endAll'> | undefined;
}

/** Notes erasures outside of the database, so that they can be repeated on a restored copy that is older. */
export class ErasureOffice {
  constructor(private readonly parts: ErasureOfficeParts) {}

  /**
   * Notes an erasure that was carried out. The time is taken afterwards: a backup that lacks the erasure was begun
   * before. Returns what the operator has to know.
   */
  async noteGuest(requestId: string): Promise<readonly string[]> {
    const { contact_id: guest } = await this.parts.db
      .selectFrom('deletion_requests')
      .select('contact_id')
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow();
    return this.note({ at: this.parts.clock.now().toISOString(), guest, request: requestId });
  }

  async noteVisitor(email: string): Promise<readonly string[]> {
    const { clock, seals } = this.parts;
    return this.note({ at: clock.now().toISOString(), visitor: sealCell(seals, email) });
  }

  /** Erases again who was erased since a backup was made. One who cannot be erased yet does not hinder the others. */
  async repeat(since: Date): Promise<readonly string[]> {
    const { db, file, isDryRun = false } = this.parts;
    if (file === undefined)
      return refuse('ERASURE_LIST is not set: it names the file that the erasures were noted in.');
    const entries = readErasures(file, since);
    const refusals: string[] = [];
    for (const entry of entries)
      await this.repeatOne(entry).catch((error: unknown) => {
        if (!(error instanceof RefusedCommand)) throw error;
        refusals.push(...error.lines);
      });
    const count = `${entries.length - refusals.length} of ${entries.length} erasures since ${since.toISOString()}`;
    if (isDryRun) return [...refusals, `A dry run, nothing was changed. It would repeat ${count}.`];
    const text = await afterEmptyingLog(db, `${count} were repeated.`);
    if (refusals.length > 0)
      return refuse(...refusals, `${count} were repeated: end what is open, then run this again.`);
    return [text];
  }

  private async repeatOne(entry: ErasureEntry): Promise<void> {
    if ('guest' in entry) return this.repeatGuest(entry);
    const email = parseEmail(openCell(this.parts.seals, entry.visitor));
    if (email !== undefined) await new VisitorErasure(this.parts).run(email);
  }

  /** The copy may lack the request, or have it open, or have another one that was withdrawn since. */
  private async repeatGuest({ at, guest, request }: Extract<ErasureEntry, { guest: string }>): Promise<void> {
    const settled = { state: 'carried-out', settled_at: Date.parse(at) } as const;
    await recordChange(this.parts, `erase-again ${request}`, async (transaction) => {
      const outcome = await eraseGuest(transaction, { contactId: guest, now: settled.settled_at });
      if (outcome.kind === 'open-trips')
        return refuse(
          `${request}: ${outcome.reservationIds.join(', ')} must be ended first. Its guest is not erased yet.`,
        );
      if (outcome.kind === 'payment-in-progress')
        return refuse(`${request}: a payment of its guest is under way. Its guest is not erased yet.`);
      await transaction
        .updateTable('deletion_requests')
        .set(settled)
        .where('contact_id', '=', guest)
        .where('state', '=', 'open')
        .execute();
      await transaction
        .insertInto('deletion_requests')
        .values({ request_id: request, contact_id: guest, asked_at: settled.settled_at, ...settled })
        .onConflict((conflict) => conflict.column('request_id').doUpdateSet(settled))
        .execute();
      return reportChange(`${request} is carried out once more: this copy was made before it.`);
    });
    if (this.parts.isDryRun !== true) await this.parts.sessionsElsewhere?.endAll({ contactId: guest });
  }

  private note(entry: ErasureEntry): readonly string[] {
    const { file, isDryRun = false } = this.parts;
    if (isDryRun) return [];
    const advice = 'keep this line with the backups, or a restored backup brings back what was erased:';
    if (file === undefined) return [`ERASURE_LIST is not set: ${advice}`, JSON.stringify(entry)];
    try {
      appendErasure(file, entry);
      return [];
    } catch (error) {
      return [
        `ERASURE_LIST: ${error instanceof Error ? error.message : String(error)}: ${advice}`,
        JSON.stringify(entry),
      ];
    }
  }
}
