import type { Request, Response } from 'express';
import { atLeast } from '../../core/party/access-matrix';
import type { PartyView } from '../../core/party/party-view';
import { countryName } from '../../core/geo/countries';
import type { TypedEntry } from '../../core/preparation/check-entry';
import type { EmbarkationHours } from '../../core/preparation/embarkation-hours.port';
import { rulesOfRoute } from '../../core/preparation/entry-rules';
import {
  type EntryValues,
  itemDefinitions,
  type PreparationItem,
  preparationItems,
} from '../../core/preparation/preparation-item';
import type { PreparationRow } from '../../core/preparation/preparation-list';
import {
  acceptedValues,
  embarkationHours,
  entryFieldsOf,
  passportRequiredUntil,
  type PreparationTerms,
} from '../../core/preparation/preparation-terms';
import type { Preparations } from '../../core/preparation/preparations.port';
import { isLasting, type SaveEntry } from '../../core/preparation/save-entry';
import type { TripChanges } from '../../core/trip-changes/trip-changes.port';
import { formatLongDate } from '../../core/shared/plain-date';
import { tripEnd } from '../../core/trips/trip-order';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { segmentsOf } from '../../core/voyages/voyage-selector';
import { clockTime } from '../../core/shared/clock-time';
import type { EntryPage } from '../../../views/preparation/EntryPage';
import { preparationTexts } from '../../../views/preparation/preparation.texts';
import { notFound } from '../http-error';
import { hrefPreparation } from '../hrefs';
import type { PartyTrips } from '../party/party-trips';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageAnswer } from '../rendering/page-answer';
import { fieldsOf, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { readTripContents } from '../trips/trip-contents';
import { readTyped, readTicked, toFields, typedOf } from './entry-form';
import type { PreparationLists } from './preparation.pages';
import { audienceOptions } from './preparation-view';

const texts = preparationTexts.entry;

const schema = Joi.object({
  traveller: Joi.number().integer().min(0).max(99).required(),
  item: Joi.string()
    .valid(...preparationItems)
    .required(),
});

interface EntryPagesParts {
  readonly trips: PartyTrips;
  readonly lists: PreparationLists;
  readonly save: SaveEntry;
  readonly preparations: Pick<Preparations, 'findRemembered'>;
  readonly hours: Pick<EmbarkationHours, 'count'>;
  readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>;
  readonly changes: Pick<TripChanges, 'findAll'>;
  readonly terms: PreparationTerms;
  readonly side: Pick<ProfileSide, 'read'>;
}

interface FormState {
  readonly typedValues: TypedEntry;
  readonly errors: Readonly<Record<string, string>>;
  readonly givenValues: EntryValues | undefined;
  readonly sharedWith: readonly string[];
  readonly isFromMemory: boolean;
}

export class EntryPages {
  constructor(private readonly parts: EntryPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof EntryPage>> => {
    const { view, row, rows } = await this.open(req, req.query);
    const { item, entry } = row;
    const rememberedValues = await this.rememberedFor(view, row);
    const givenValues = this.accepted(item, entry?.values ?? rememberedValues);
    return {
      props: await this.props(req, view, row, rows, {
        typedValues: typedOf(item, givenValues ?? {}),
        givenValues,
        errors: {},
        // A new entry is initially shared with the first audience of its item, which needs it most.
        sharedWith: entry ? entry.sharedWith : itemDefinitions[item].audiences.slice(0, 1),
        isFromMemory: rememberedValues !== undefined,
      }),
    };
  };

  readonly send = async (req: Request, res: Response): Promise<PageAnswer<typeof EntryPage> | void> => {
    const { view, row, rows } = await this.open(req, req.body);
    const { item } = row;
    const formFields = fieldsOf(req.body);
    const givenValues = this.accepted(item, row.entry?.values ?? (await this.rememberedFor(view, row)));
    const [typedValues, sharedWith] = [readTyped(item, req.body), readTicked(formFields, 'shared')];
    const outcome = await this.parts.save.run(view, {
      traveller: row.traveller.position,
      item,
      typedEntry: typedValues,
      sharedWith,
      isRemembered: formFields['remember'] === '1',
      givenValues,
      sailsAt: item === 'boarding' ? await this.sailingHour(req, view) : undefined,
    });
    switch (outcome.kind) {
      case 'saved':
        return res.redirect(
          303,
          hrefPreparation(view.trip.reservationId, { saved: item, traveller: row.traveller.position }),
        );
      case 'not-allowed':
        throw notFound();
      case 'invalid':
        return {
          status: 422,
          props: await this.props(req, view, row, rows, {
            typedValues,
            errors: outcome.errors,
            givenValues,
            sharedWith,
            isFromMemory: false,
          }),
        };
    }
  };

  private async rememberedFor(view: PartyView, { entry, traveller, item }: PreparationRow) {
    if (entry || view.self?.position !== traveller.position) return undefined;
    return (await this.parts.preparations.findRemembered(view.contactId)).get(item);
  }

  /** @throws HttpError 404 where the role may not change the entry, and where there is none */
  private async open(req: Request, input: unknown) {
    const view = await this.parts.trips.open(req);
    const { traveller, item } = readForm(schema, input);
    const rows = await this.parts.lists.rows(view);
    const row = rows.find((one) => one.traveller.position === traveller && one.item === item);
    if (!row || !atLeast(row.level, 'change')) throw notFound();
    return { view, row, rows };
  }

  private async props(
    req: Request,
    view: PartyView,
    { item, traveller }: PreparationRow,
    rows: readonly PreparationRow[],
    { typedValues, errors, givenValues, sharedWith, isFromMemory }: FormState,
  ): Promise<PageAnswer<typeof EntryPage>['props']> {
    const { title, about } = itemDefinitions[item];
    const { reservationId } = view.trip;
    const [{ side }, hours, rules] = await Promise.all([
      this.parts.side.read(req),
      this.hoursOf(req, view, item, typedValues['hour']?.[0]),
      item === 'entry' ? this.rulesOf(req, view, passportOf(rows, traveller.position)) : undefined,
    ]);
    return {
      side,
      backHref: hrefPreparation(reservationId),
      action: paths.preparation.entry,
      reservationId,
      traveller: traveller.position,
      item,
      title,
      about,
      name: traveller.fullName,
      fields: toFields({
        fields: entryFieldsOf(item, this.parts.terms.requirements),
        typedValues,
        errors,
        hours,
        tripHints: this.tripHints(view, item),
        givenValues,
      }),
      audiences: audienceOptions(item),
      sharedWith,
      mayRemember: isLasting(item) && view.self?.position === traveller.position,
      isFromMemory,
      ...(rules ? { rules } : {}),
    };
  }

  private accepted(item: PreparationItem, values: EntryValues | undefined): EntryValues | undefined {
    return values && acceptedValues(item, values, this.parts.terms.requirements);
  }

  private tripHints({ trip }: PartyView, item: PreparationItem): Readonly<Record<string, string>> {
    const lastDay = tripEnd(trip);
    const requiredUntil = lastDay && passportRequiredUntil(lastDay, this.parts.terms.requirements);
    if (item !== 'papers' || requiredUntil === undefined) return {};
    return { validUntil: texts.passportUntil(formatLongDate(requiredUntil)) };
  }

  private async hoursOf(req: Request, view: PartyView, item: PreparationItem, own: string | undefined) {
    const { embarkation } = this.parts.terms;
    const [first] = segmentsOf(view.trip);
    if (item !== 'boarding' || !embarkation || !first) return [];
    const [counts, sailsAt] = await Promise.all([
      this.parts.hours.count(first.packageCode),
      this.sailingHour(req, view),
    ]);
    return embarkationHours(embarkation, sailsAt).flatMap((hour) => {
      const freeCount = embarkation.guestsPerHour - (counts.get(hour) ?? 0);
      if (freeCount <= 0 && hour !== own) return [];
      return [
        { value: hour, label: freeCount > 0 ? texts.free(clockTime(hour), freeCount) : texts.full(clockTime(hour)) },
      ];
    });
  }

  private async sailingHour(req: Request, view: PartyView): Promise<string | undefined> {
    const contents = await readTripContents(this.parts.content, req.log, this.parts.changes);
    const [first] = segmentsOf(view.trip);
    return contents.of(first).voyage?.days[0]?.departs;
  }

  private async rulesOf(req: Request, view: PartyView, nationality: string | undefined) {
    const contents = await readTripContents(this.parts.content, req.log);
    const countries = segmentsOf(view.trip).flatMap((segment) =>
      (contents.of(segment).voyage?.days ?? []).flatMap(({ country }) => country ?? []),
    );
    const passport = nationality === undefined ? undefined : countryName(nationality);
    return {
      ...(passport === undefined ? {} : { passport }),
      countries: rulesOfRoute(this.parts.terms, countries, nationality).map(({ country, rules }) => ({
        country,
        rules: rules.map(({ text, source, asOf }) => ({
          text,
          source: source.name,
          url: source.url,
          asOf: formatLongDate(asOf),
        })),
      })),
    };
  }
}

const passportOf = (rows: readonly PreparationRow[], position: number): string | undefined =>
  rows.find(({ traveller, item }) => traveller.position === position && item === 'papers')?.entry?.values[
    'nationality'
  ];
