import type { MessageSender } from '../messages/message-sender.port';
import type { Clock } from '../shared/clock.port';
import { type PlainDate, todayIn } from '../shared/plain-date';
import type { Sailing } from '../voyages/sailing';
import type { SailingInventory } from '../voyages/sailing-inventory.port';
import type { Suite, Voyage } from '../voyages/voyage';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { nameSubject } from './name-subject';
import { changesOf, figuresAfter, figuresOf, type Watch, type WatchedFigures } from './watch';
import { type WatchFinding, watchMessage } from './watch-message';
import type { Watches, WatchList } from './watches.port';

const dayMs = 24 * 3_600_000;
const listsAtOnce = 200;
/** A round stops after this time; the next one continues where it stopped. */
const roundLimitMs = 60_000;

interface NotifyWatchesParts {
  readonly watches: Watches;
  readonly inventory: Pick<SailingInventory, 'findSailings'>;
  readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>;
  readonly sender: MessageSender;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
  readonly addressOf: (path: { readonly slug: string; readonly itineraryId: string }) => string;
  readonly stopAddressOf: (ownerId: string) => string;
}

interface Catalogue {
  readonly sailings: ReadonlyMap<string, Sailing>;
  readonly voyages: ReadonlyMap<string, Voyage>;
  readonly suites: ReadonlyMap<string, Suite>;
  readonly today: PlainDate;
}

interface Finding extends WatchFinding {
  readonly watch: Watch;
  readonly now: WatchedFigures;
}

interface NotifyWatchesReport {
  readonly notified: number;
  readonly unnotified: number;
  readonly ended: number;
}

/**
 * Writes to everyone who watches something that has changed: all changes in one message, and at most one message a day.
 * The address is claimed before the message is sent and the figures are stored after it, so that a node that crashes in
 * between loses no change and sends no second message.
 */
export class NotifyWatches {
  constructor(private readonly parts: NotifyWatchesParts) {}

  async run(): Promise<NotifyWatchesReport> {
    const { watches, clock } = this.parts;
    const startedAt = clock.now().getTime();
    const before = new Date(startedAt - dayMs);
    const report = { notified: 0, unnotified: 0, ended: 0 };
    let from = '';
    let catalogue: Catalogue | undefined;
    do {
      const lists = await watches.findWaiting({ before, from, max: listsAtOnce });
      if (lists.length === 0) break;
      catalogue ??= await this.readCatalogue();
      // Handled one after the other, because no request waits for it.
      for (const list of lists) await this.notify(list, { catalogue, before, report });
      from = lists.at(-1)?.ownerId ?? '';
    } while (clock.now().getTime() - startedAt < roundLimitMs);
    return report;
  }

  private async notify(
    { ownerId, email, watches }: WatchList,
    {
      catalogue,
      before,
      report,
    }: {
      readonly catalogue: Catalogue;
      readonly before: Date;
      readonly report: { -readonly [Key in keyof NotifyWatchesReport]: number };
    },
  ): Promise<void> {
    const findings = watches.map((watch) => this.look(watch, catalogue));
    const over = watches.filter((_watch, index) => findings[index] === undefined);
    if (over.length > 0) {
      await this.parts.watches.stop({ ownerId, watchIds: over.map(({ watchId }) => watchId) });
      report.ended += over.length;
    }
    const changedFindings = findings.filter((finding): finding is Finding => (finding?.changes.length ?? 0) > 0);
    if (changedFindings.length === 0 || !(await this.parts.watches.claim({ ownerId, before }))) return;
    if (await this.send(ownerId, email, changedFindings)) report.notified += 1;
    else report.unnotified += 1;
  }

  private async send(ownerId: string, email: string, changedFindings: readonly Finding[]): Promise<boolean> {
    const { watches, sender, lineName, stopAddressOf } = this.parts;
    const message = watchMessage({ email, findings: changedFindings, lineName, stopUrl: stopAddressOf(ownerId) });
    try {
      const outcome = await sender.send(message);
      // Watches of an address that refuses mail end.
      if (outcome.kind === 'refused') await watches.stop({ ownerId });
      else
        await watches.saveFigures(
          changedFindings.map(({ watch, now }) => ({
            watchId: watch.watchId,
            figures: figuresAfter(watch.figures, now),
          })),
        );
      return outcome.kind === 'sent';
    } catch {
      await watches.release(ownerId);
      return false;
    }
  }

  /** Returns nothing to compare when the sailing has begun or is no longer sold. */
  private look(watch: Watch, { sailings, voyages, suites, today }: Catalogue): Finding | undefined {
    const sailing = sailings.get(watch.itineraryId);
    const voyage = sailing && voyages.get(sailing.voyageId);
    const now = sailing && figuresOf(sailing, watch);
    if (!sailing || !voyage?.isPublished || !now || sailing.start <= today) return undefined;
    const suite = watch.category === undefined ? undefined : suites.get(watch.category);
    return {
      watch,
      now,
      name: nameSubject({ voyage, sailing, ...(suite ? { suite } : {}) }),
      url: this.parts.addressOf({ slug: voyage.slug, itineraryId: watch.itineraryId }),
      changes: changesOf(watch, now),
    };
  }

  private async readCatalogue(): Promise<Catalogue> {
    const { inventory, content, clock, officeTimeZone } = this.parts;
    const [sailings, voyages, suites] = await Promise.all([
      inventory.findSailings(),
      content.findVoyages(),
      content.findSuites(),
    ]);
    return {
      sailings: new Map(sailings.map((sailing) => [sailing.itineraryId, sailing])),
      voyages: new Map(voyages.map((voyage) => [voyage.voyageId, voyage])),
      suites: new Map(suites.map((suite) => [suite.category, suite])),
      today: todayIn(officeTimeZone, clock.now()),
    };
  }
}
