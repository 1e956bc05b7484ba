import { atLeast } from '../party/access-matrix';
import type { PartyView } from '../party/party-view';
import { segmentsOf } from '../voyages/voyage-selector';
import { checkEntry, type TypedEntry } from './check-entry';
import type { EmbarkationHours } from './embarkation-hours.port';
import { type Audience, type EntryValues, itemDefinitions, type PreparationItem } from './preparation-item';
import { itemsOf } from './preparation-list';
import { embarkationHours, type PreparationTerms } from './preparation-terms';
import type { Preparations } from './preparations.port';

type SaveEntryOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** The role does not allow the change. The answer is the same as for an item that does not exist. */
  | { readonly kind: 'not-allowed' };

export interface SentEntry {
  readonly traveller: number;
  readonly item: PreparationItem;
  readonly typedEntry: TypedEntry;
  readonly sharedWith: readonly string[];
  readonly isRemembered: boolean;
  /** Earlier values, as far as this person may see them. */
  readonly givenValues?: EntryValues | undefined;
  /** The hour at which the yacht leaves the port of embarkation; absent where the line's content does not say it. */
  readonly sailsAt?: string | undefined;
}

export class SaveEntry {
  constructor(
    private readonly preparations: Pick<Preparations, 'save' | 'remember'>,
    private readonly hours: Pick<EmbarkationHours, 'take'>,
    private readonly terms: PreparationTerms,
  ) {}

  async run(
    view: PartyView,
    { traveller, item, typedEntry, sharedWith, isRemembered, givenValues, sailsAt }: SentEntry,
  ): Promise<SaveEntryOutcome> {
    const { embarkation, requirements } = this.terms;
    if (!itemsOf(this.terms).includes(item) || !atLeast(view.ofTraveller(item, traveller), 'change'))
      return { kind: 'not-allowed' };
    const checkedEntry = checkEntry(item, typedEntry, {
      hours: embarkation ? embarkationHours(embarkation, sailsAt) : [],
      ...(requirements ? { requirements } : {}),
      givenValues,
    });
    if (checkedEntry.kind === 'invalid') return checkedEntry;
    const { values } = checkedEntry;
    if (item === 'boarding' && !(await this.takeHour(view, traveller, values['hour'] ?? '')))
      return { kind: 'invalid', errors: { hour: 'This hour is full by now. Please choose another one.' } };
    const isOwn = view.self?.position === traveller;
    await this.preparations.save({
      reservationId: view.trip.reservationId,
      traveller,
      item,
      values,
      sharedWith: itemDefinitions[item].audiences.filter((one: Audience) => sharedWith.includes(one)),
      ...(isOwn ? { ownerId: view.contactId } : {}),
    });
    // Entries such as the hour of embarkation and the flight apply to one trip and are not remembered for the next.
    if (isOwn && isRemembered && isLasting(item)) await this.preparations.remember(view.contactId, item, values);
    return { kind: 'saved' };
  }

  private async takeHour(view: PartyView, traveller: number, hour: string): Promise<boolean> {
    const [first] = segmentsOf(view.trip);
    const { embarkation } = this.terms;
    if (!first || !embarkation) return false;
    const outcome = await this.hours.take({
      itineraryId: first.packageCode,
      reservationId: view.trip.reservationId,
      traveller,
      hour,
      capacity: embarkation.guestsPerHour,
    });
    return outcome === 'taken';
  }
}

export const isLasting = (item: PreparationItem): boolean => !['journey', 'boarding', 'entry'].includes(item);
