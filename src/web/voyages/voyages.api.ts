import type { Request, Response } from 'express';
import type { Money } from '../../core/shared/money';
import { type PlainDate, parsePlainDate } from '../../core/shared/plain-date';
import type { FindVoyages, VoyageSailing } from '../../core/voyages/find-voyages';
import type { GetSailing } from '../../core/voyages/get-sailing';
import { HttpError, notFound } from '../http-error';
import type { BuiltAssets } from '../rendering/built-assets';
import type { JsonAnswers } from '../rendering/json-answers';

interface FindQuery {
  readonly region?: string;
  readonly startDate?: string;
  readonly endDate?: string;
}

export class VoyagesApi {
  constructor(
    private readonly findVoyages: FindVoyages,
    private readonly getSailing: GetSailing,
    private readonly assets: BuiltAssets,
    private readonly answers: JsonAnswers,
  ) {}

  readonly find = async (req: Request, res: Response): Promise<void> => {
    const { region, startDate, endDate } = res.locals['query'] as FindQuery;
    const from = readDay('startDate', startDate);
    const to = readDay('endDate', endDate);
    const { sailings } = await this.findVoyages.run({
      ...(region ? { regionSlug: region } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}),
    });
    await this.answers.send(req, res, sailings.map((found) => this.toItem(found)), ['price']);
  };

  readonly voyageData = async (_req: Request, res: Response): Promise<void> => {
    const { voyageId } = res.locals['query'] as { readonly voyageId: string };
    const outcome = await this.getSailing.run({ itineraryId: voyageId });
    if (outcome.kind !== 'sailing') throw notFound();
    const { voyage, sailing } = outcome;
    res.set('Cache-Control', 'no-store').json({
      voyageId: sailing.itineraryId,
      ...(sailing.fromPrice ? { price: inCurrency(sailing.fromPrice), currency: sailing.fromPrice.currency } : {}),
      sailDays: sailing.nights,
      ship: voyage.vessel,
      waitlist: sailing.isWaitlistOnly,
      sail: {
        from: { dateTime: `${sailing.start}T${voyage.days[0]?.departs ?? '00:00'}`, port: voyage.embarkPort },
        to: { dateTime: `${sailing.end}T${voyage.days.at(-1)?.arrives ?? '00:00'}`, port: voyage.debarkPort },
      },
      availability: sailing.suites.map(({ category, availableCabins, price }) => ({
        category,
        ...(availableCabins === undefined ? {} : { available: availableCabins }),
        ...(price ? { price: inCurrency(price), currency: price.currency } : {}),
      })),
    });
  };

  private toItem({ voyage, sailing }: VoyageSailing) {
    const picture = this.assets.picture(voyage.pictures[0].name, voyage.pictures[0].alt);
    return {
      title: voyage.title,
      slug: voyage.slug,
      itineraryId: sailing.itineraryId,
      voyageId: voyage.voyageId,
      region: voyage.region,
      nights: sailing.nights,
      images: [{ url: picture.src, description: picture.alt }],
      dateRange: { from: sailing.start, to: sailing.end },
      waitlist: sailing.isWaitlistOnly,
      ...(sailing.fromPrice ? { price: { total: inCurrency(sailing.fromPrice), currencyCode: sailing.fromPrice.currency } } : {}),
    };
  }
}

/** Minor units to the currency's own, exact to the cent. */
const inCurrency = ({ amount }: Money) => amount / 100;

/** A day that looks like one but is not in the calendar (2027-02-30) is told apart from none at all. */
function readDay(field: string, text: string | undefined): PlainDate | undefined {
  if (text === undefined) return undefined;
  const day = parsePlainDate(text);
  if (!day) throw new HttpError(422, 'INVALID', `${field} is not a day of the calendar.`, { fields: [{ field, message: 'Not a day of the calendar.' }] });
  return day;
}
